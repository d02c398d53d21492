import { CHECKING } from "../shared/checking";
import { STORED_USER } from "./stored-session";

/**
 * What index.html runs before its body: whoever has a stored session sees nothing of a served page until the first auth
 * check ends, and whoever has none is known as signed out before the first paint (AUTH-22). `hasStoredSession` says the
 * same later. Where storage is switched off there is no session.
 */
export const firstCheckScript = `try {
  const { firebase } = JSON.parse(document.getElementById("runtime-config").textContent);
  const prefix = ${JSON.stringify(STORED_USER)} + firebase.apiKey + ":";
  if (Object.keys(localStorage).some((key) => key.startsWith(prefix)))
    document.documentElement.classList.add(${JSON.stringify(CHECKING)});
} catch {}`;
