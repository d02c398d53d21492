import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { withReturnAddress } from "../../../auth/return-address";
import { useSession } from "../../../auth/session";
import { lazyPart } from "../../../design-system";
import { keepFactorProof, registerFactorListener } from "../../../shared/second-factor";

const SecondFactorDialog = lazyPart(
  () => import("./SecondFactorDialog"),
  (module) => module.SecondFactorDialog,
);

/** The dialog that stands, or that closes. */
interface Asked {
  isOpen: boolean;
  onEnd(isPassed: boolean): void;
}

/**
 * Around all screens: asks for a code when the server refuses a call without one, leads an admin who needs a second
 * factor to its page, and forgets the last code once somebody has signed out (TWOF-10).
 */
export function AskSecondFactor() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  /** To the page of the second factor, and from there back. */
  const lead = useEffectEvent(() => {
    if (pathname !== paths.secondFactor)
      void navigate(withReturnAddress(paths.secondFactor, `${pathname}${search}`));
  });
  const session = useSession();
  // A provider that is silent has signed nobody out.
  const isOver = session.status === "signed-out" && !session.isPresumed;
  useEffect(() => {
    if (isOver) keepFactorProof(null);
  }, [isOver]);
  useEffect(
    () =>
      registerFactorListener({
        lead: () => lead(),
        ask: () =>
          new Promise<boolean>((onEnd) => setAsked({ onEnd, isOpen: true })).finally(() =>
            setAsked((last) => last && { ...last, isOpen: false }),
          ),
      }),
    [],
  );
  return asked && <SecondFactorDialog {...asked} />;
}
