import { updateDatabase } from "./modules/setup/database-update";
updateDatabase(process.argv[2] ?? "").then((m) => console.log(m.routines, m.rows), (e) => { console.error(e); process.exit(1); });
