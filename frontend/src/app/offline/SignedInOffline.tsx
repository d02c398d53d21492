import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { importAgain } from "../../shared/import-again";
import { registerJobPages } from "../../shared/kept/job-pages-ahead";
import { WaitingSends } from "./WaitingSends";

const importPages = importAgain(() => import("./fetch-job-pages"));

/**
 * For whoever is signed in: sends what waited for a network (OFF-07), and fetches what is to be read without one
 * (OFF-12). It comes behind the first load, which visitors have without it.
 */
export function SignedInOffline() {
  const client = useApolloClient();
  useEffect(() => {
    registerJobPages((jobIds) => {
      importPages()
        .then(({ fetchJobPages }) => fetchJobPages(client, jobIds))
        .catch(() => undefined);
    });
    return () => registerJobPages(null);
  }, [client]);
  return <WaitingSends />;
}
