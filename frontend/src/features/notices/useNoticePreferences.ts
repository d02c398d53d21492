import { useToast } from "../../design-system";
import type { NoticeChannel, NoticeGroup, NoticeTimingInput } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import {
  type NoticePreferences_PreferencesFragment,
  useSetNoticeTimingMutation,
  useSetNoticeWayMutation,
} from "./NoticePreferences.generated";
import { noticePreferencesWords } from "./notice-preferences.words";

const FIELDS = { PAGE: "isShown", MAIL: "isMailed", PUSH: "isPushed", SMS: "isTexted" } as const;

/** Saves each choice as it is made. It shows at once; where it is not saved, it goes back, and a toast says so. */
export function useNoticePreferences(preferences: NoticePreferences_PreferencesFragment) {
  const words = useWords(noticePreferencesWords);
  const showToast = useToast();
  const [setWay] = useSetNoticeWayMutation();
  const [setTiming] = useSetNoticeTimingMutation();

  async function attempt(act: () => Promise<unknown>) {
    try {
      await act();
    } catch {
      showToast({ text: words.notSaved, tone: "danger" });
    }
  }

  return {
    setWay(group: NoticeGroup, channel: NoticeChannel, isOn: boolean) {
      const groups = preferences.groups.map((entry) =>
        entry.group === group ? { ...entry, [FIELDS[channel]]: isOn } : entry,
      );
      void attempt(() =>
        setWay({
          variables: { group, channel, isOn },
          optimisticResponse: { setNoticeWay: { ...preferences, groups } },
        }),
      );
    },
    setTiming(change: Partial<NoticeTimingInput>) {
      const { isDaily, quietFrom, quietTo } = preferences;
      const input = { isDaily, quietFrom, quietTo, ...change };
      void attempt(() =>
        setTiming({
          variables: { input },
          optimisticResponse: { setNoticeTiming: { ...preferences, ...input } },
        }),
      );
    },
  };
}
