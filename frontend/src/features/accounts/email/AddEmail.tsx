import { Link } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { profileWords } from "../profile.words";

/** Whoever signs in by phone alone has no address yet, and adds one in the settings (WAYS-04, MAIL-05). */
export function AddEmail() {
  const words = useWords(profileWords);
  return (
    <>
      {words.noEmail} <Link to={paths.settings}>{words.addEmail}</Link>
    </>
  );
}
