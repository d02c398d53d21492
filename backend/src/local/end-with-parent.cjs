// Makes a child of ours end itself when we are gone, however that came; without it, kill -9 would leave the child
// holding its port. The channel must not keep the child alive when it wants to end.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel.unref();
