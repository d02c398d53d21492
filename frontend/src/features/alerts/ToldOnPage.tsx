import { Link } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { alertsWords } from "./alerts.words";

/** Where alerts of an account without an e-mail address tell, and how they come by mail as well (WAYS-02). */
export function ToldOnPage() {
  const words = useWords(alertsWords);
  return (
    <>
      {words.toldOnPage} <Link to={paths.settings}>{words.addEmail}</Link>
    </>
  );
}
