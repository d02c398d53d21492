import { Monitor, Moon, Sun } from "lucide-react";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { SegmentedControl } from "../SegmentedControl/SegmentedControl";
import { useTheme } from "./useTheme";

/** Light, dark, or as the device wishes (DARK-01). */
export function ThemeSwitch() {
  const words = useWords(designSystemWords).theme;
  const [choice, choose] = useTheme();
  return (
    <SegmentedControl
      label={words.title}
      value={choice}
      onChange={choose}
      options={[
        { value: "light", label: words.light, icon: <Sun size={16} aria-hidden /> },
        { value: "dark", label: words.dark, icon: <Moon size={16} aria-hidden /> },
        { value: "device", label: words.device, icon: <Monitor size={16} aria-hidden /> },
      ]}
    />
  );
}
