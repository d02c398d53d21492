import { useWords } from "../../shared/words";
import { SegmentedControl } from "../SegmentedControl/SegmentedControl";
import { chartWords } from "./chart.words";

export type ChartView = "chart" | "table";

interface ViewSwitchProps {
  /** What is shown either way. */
  title: string;
  view: ChartView;
  onChange(view: ChartView): void;
}

/** Chart or table. */
export function ViewSwitch({ title, view, onChange }: ViewSwitchProps) {
  const words = useWords(chartWords);
  return (
    <SegmentedControl
      label={words.showAs(title)}
      value={view}
      onChange={onChange}
      options={[
        { value: "chart", label: words.chart },
        { value: "table", label: words.table },
      ]}
    />
  );
}
