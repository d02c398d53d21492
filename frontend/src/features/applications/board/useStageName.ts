import { LEAST_STAGE_NAME, MOST_STAGE_NAME } from "@job-portal/protocol/pipeline-stages";
import { useRef, useState } from "react";
import { useToast } from "../../../design-system";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { stagesWords } from "../stages/stages.words";

/** What is typed as a stage's name, and why it can't be one. */
export function useStageName(before = "") {
  const words = useWords(stagesWords);
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string>();

  function refuse(why: string) {
    setProblem(why);
    field.current?.focus();
  }

  /** Saves the name where it can be one. @returns whether it was saved */
  async function save(act: (name: string) => Promise<unknown>, done: (name: string) => string) {
    const typed = name.trim();
    if (typed.length < LEAST_STAGE_NAME || typed.length > MOST_STAGE_NAME) {
      refuse(words.short);
      return false;
    }
    try {
      await act(typed);
      showToast({ text: done(typed) });
      setProblem(undefined);
      return true;
    } catch (error) {
      const { code } = readRefusal(error);
      if (code === "STAGE_NAME_TAKEN") refuse(words.taken);
      else showToast({ tone: "danger", text: code === "STAGE_LIMIT_REACHED" ? words.most : words.failed });
      return false;
    }
  }

  return { field, name, setName, problem, save };
}
