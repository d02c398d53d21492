import { useEffect, useState, type ReactNode } from "react";
import styled from "styled-components";
import { toAuthError, type AuthError } from "../../auth/auth-error";
import { useSessionActions, type SignUpRole } from "../../auth/session";
import { Button, color, fontSize, Notice, space } from "../../design-system";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";
import { AskSupport } from "./AskSupport";
import { isBlock } from "./describe-auth-error";
import { describeGoogleError } from "./describe-google-error";
import { GoogleMark } from "./GoogleMark";

interface GoogleSignInProps {
  /** The specification's sentence for the screen (ERR-02, ERR-04). */
  failedText: string;
  /** Asked at the click for the role of who has no account yet; null keeps the window closed. */
  chooseRole?: () => SignUpRole | null;
  /** Another way beside it. */
  children?: ReactNode;
}

/** 'Continue with Google', what came of it, and the line between it and the form below. */
export function GoogleSignIn({ failedText, chooseRole, children }: GoogleSignInProps) {
  const words = useWords(accountsWords);
  const { prepareGoogleSignIn } = useSessionActions();
  const { isOpening, failure, begin } = useGoogleSignIn(chooseRole);
  const prepare = () => void prepareGoogleSignIn();
  usePreparationForTouch(prepareGoogleSignIn);
  return (
    <Group>
      <Button
        tone="secondary"
        size="lg"
        fullWidth="always"
        icon={<GoogleMark />}
        busy={isOpening}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void begin()}
      >
        {words.continueWithGoogle}
      </Button>
      {failure && (
        <Notice tone="warn">
          <p>{`${failedText} ${describeGoogleError(failure, words)}`}</p>
          {isBlock(failure.code) && <AskSupport />}
        </Notice>
      )}
      {children}
      <Divider>{words.orWithEmail}</Divider>
    </Group>
  );
}

function useGoogleSignIn(chooseRole: GoogleSignInProps["chooseRole"]) {
  const { googleSignIn } = useSessionActions();
  const [isOpening, setIsOpening] = useState(false);
  const [failure, setFailure] = useState<AuthError | null>(null);

  async function begin() {
    const role = chooseRole?.();
    setFailure(null);
    if (role === null) return;
    setIsOpening(true);
    try {
      await googleSignIn(role, () => setIsOpening(false));
    } catch (cause) {
      const error = toAuthError(cause);
      // A second click has put a newer attempt in its place, whose button this is now (AUTH-20).
      if (error.code === "cancelled-popup-request") return;
      setIsOpening(false);
      setFailure(error);
    }
  }
  return { isOpening, failure, begin };
}

/** A finger gives no notice before its click, and phones block windows that come late. */
function usePreparationForTouch(prepare: () => Promise<void>): void {
  useEffect(() => {
    if (window.matchMedia("(hover: none)").matches) void prepare();
  }, [prepare]);
}

const Group = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-top: ${space.s2};
  color: ${color.muted};
  font-size: ${fontSize.fs14};

  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: ${color.line};
    content: "";
  }
`;
