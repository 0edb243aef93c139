# A Slurm of two nodes on this machine: everything in one temporary folder, loopback only.
# Sourced: start_cluster FOLDER; stop_cluster. Sets SLURM_CONF. Needs bash, slurm-wlm and munge.
# As root munged runs as the user munge, as it insists on; else all runs as the caller.

cluster_tools=(munged mungekey slurmctld slurmd sbatch scontrol squeue sinfo)
cluster_pids=()

# The first tool that is missing.
missing_tool() {
  local tool
  PATH=$PATH:/usr/sbin:/sbin
  for tool in "${cluster_tools[@]}"; do
    command -v "$tool" >/dev/null || { echo "$tool" && return; }
  done
}

# free_ports N: that many TCP ports nobody listens on, from a place of this process's own.
free_ports() {
  local port=$((20000 + $$ % 20000)) found=0
  while [ "$found" -lt "$1" ]; do
    port=$((port + 1))
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && continue
    echo "$port"
    found=$((found + 1))
  done
}

start_munge() {
  local folder=$1/munge as=()
  mkdir -m 0755 "$folder"
  if [ "$(id -u)" -eq 0 ]; then
    as=(setpriv --reuid=munge --regid=munge --clear-groups)
    chown munge:munge "$folder"
  fi
  "${as[@]}" mungekey --create --keyfile="$folder/key"
  "${as[@]}" munged --foreground --key-file="$folder/key" --socket="$folder/socket" \
    --pid-file="$folder/pid" --log-file="$folder/log" --seed-file="$folder/seed" \
    >"$folder/out" 2>&1 &
  cluster_pids+=($!)
}

write_config() {
  local folder=$1 ports host
  mapfile -t ports < <(free_ports 3)
  host=$(hostname -s)
  mkdir "$folder/state" "$folder/spool-n1" "$folder/spool-n2"
  cat >"$folder/slurm.conf" <<END
ClusterName=pseudo
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=${ports[0]}
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket,cred_expire=10
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool-%n
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd-%n.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
JobAcctGatherType=jobacct_gather/none
MpiDefault=none
SchedulerParameters=sched_interval=2
ReturnToService=2
KillWait=2
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=${ports[1]} CPUs=2 State=UNKNOWN
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=${ports[2]} CPUs=2 State=UNKNOWN
PartitionName=all Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP
END
  export SLURM_CONF=$folder/slurm.conf
}

# wait_for SECONDS COMMAND...: until it succeeds.
wait_for() {
  local tries=$(($1 * 5))
  shift
  until "$@"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || return 1
    sleep 0.2
  done
}

both_nodes_idle() { [ "$(sinfo -h -N -t idle -o %N 2>/dev/null | wc -l)" -eq 2 ]; }

start_cluster() {
  local folder=$1
  PATH=$PATH:/usr/sbin:/sbin
  chmod 0755 "$folder"  # munged and its users pass through
  start_munge "$folder"
  write_config "$folder"
  wait_for 20 test -S "$folder/munge/socket" || return 1
  slurmctld -D -f "$SLURM_CONF" >"$folder/slurmctld.out" 2>&1 &
  cluster_pids+=($!)
  local node
  for node in n1 n2; do
    slurmd -D -N "$node" -f "$SLURM_CONF" >"$folder/$node.out" 2>&1 &
    cluster_pids+=($!)
  done
  wait_for 60 both_nodes_idle
}

stop_cluster() {
  local i
  for ((i = ${#cluster_pids[@]} - 1; i >= 0; --i)); do
    kill "${cluster_pids[i]}" 2>/dev/null || true
  done
  wait "${cluster_pids[@]}" 2>/dev/null || true
  cluster_pids=()
}
