import { useLogout } from "../../../auth/useLogout";
import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { settingsWords } from "../settings.words";

/** Ends the session of a deleted account on /, with a message. */
export function useFarewell(): () => Promise<void> {
  const words = useWords(settingsWords);
  const logout = useLogout();
  const showToast = useToast();
  return async () => {
    await logout();
    showToast({ text: words.deleted });
  };
}
