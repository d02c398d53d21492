import { useEffect, useState } from "react";
import styled from "styled-components";
import { color, PillGroup, Select, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { MONTHLY_PAY, PAY_FROM, PAY_TO, stepOf } from "./filter-choices";
import type { CountOf } from "./filter-counts";
import type { JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";
import { PayBars } from "./PayBars";

interface PayFilterProps {
  search: JobSearch;
  countOf?: CountOf | undefined;
  onChange(changes: Partial<JobSearch>): void;
}

const UNITS = ["month", "year"] as const;
type Unit = (typeof UNITS)[number];

/** The least pay a month by a slider, or a range in lakh rupees a year. */
export function PayFilter({ search, countOf, onChange }: PayFilterProps) {
  const words = useWords(jobSearchWords);
  const isYearly = search.payFrom !== null || search.payTo !== null;
  const [chosen, setChosen] = useState<Unit>();
  const unit = chosen ?? (isYearly ? "year" : "month");
  return (
    <>
      <PillGroup
        label={words.pay}
        value={unit}
        options={UNITS.map((value) => ({ value, label: words.payUnits[value] }))}
        onChange={(value) => setChosen(UNITS.find((one) => one === value))}
      />
      {unit === "month" ? (
        <MonthlyPay pay={search.pay} countOf={countOf} onChange={onChange} />
      ) : (
        <YearlyPay search={search} onChange={onChange} />
      )}
    </>
  );
}

/** A slider that rests for so long has been set. */
const REST_MS = 300;

interface MonthlyPayProps extends Pick<PayFilterProps, "countOf" | "onChange"> {
  pay: number | null;
}

function MonthlyPay({ pay, countOf, onChange }: MonthlyPayProps) {
  const words = useWords(jobSearchWords);
  const { least, most, step } = MONTHLY_PAY;
  const [moved, setMoved] = useMovedPay(pay ?? least, (set) =>
    onChange({ pay: set > least ? set : null, payFrom: null, payTo: null }),
  );
  const value = moved > least ? words.monthlyPayFrom(moved) : words.anyPay;
  return (
    <div>
      <SliderLabel>
        <span>{words.monthlyPay}</span>
        <PayBars countOf={countOf} from={moved > least ? moved : 0} />
        <Slider
          type="range"
          min={least}
          max={most}
          step={step}
          value={moved}
          aria-valuetext={value}
          onChange={(event) => setMoved(Number(event.target.value))}
        />
      </SliderLabel>
      <Ends aria-hidden>
        <span>{words.leastPay(least)}</span>
        <strong>{value}</strong>
        <span>{words.mostPay(most)}</span>
      </Ends>
    </div>
  );
}

/** The slider's pay as it moves; `onSet` gets it once it rests. Another search may bring another pay. */
function useMovedPay(pay: number, onSet: (pay: number) => void) {
  const [moved, setMoved] = useState<{ from: number; to: number; onSet(pay: number): void }>();
  const isMoved = moved?.from === pay && moved.to !== pay;
  useEffect(() => {
    if (!isMoved) return;
    const timer = window.setTimeout(() => moved.onSet(moved.to), REST_MS);
    return () => window.clearTimeout(timer);
  }, [isMoved, moved]);
  return [isMoved ? moved.to : pay, (to: number) => setMoved({ from: pay, to, onSet })] as const;
}

function YearlyPay({ search, onChange }: PayFilterProps) {
  const words = useWords(jobSearchWords);
  const { payFrom, payTo } = search;
  const upTo = PAY_TO.filter((pay) => payFrom === null || pay >= payFrom);
  function handlePayFrom(value: string) {
    const from = stepOf(PAY_FROM, value);
    const isTurned = from !== null && payTo !== null && payTo < from;
    onChange({ pay: null, payFrom: from, ...(isTurned && { payTo: null }) });
  }
  return (
    <Range>
      <Select
        label={words.payFromLabel}
        value={payFrom?.toString() ?? ""}
        options={withAny(words.anyPay, PAY_FROM, words.lakh)}
        onChange={(event) => handlePayFrom(event.target.value)}
      />
      <Select
        label={words.payToLabel}
        value={payTo?.toString() ?? ""}
        options={withAny(words.anyPay, upTo, words.lakh)}
        onChange={(event) => onChange({ pay: null, payTo: stepOf(PAY_TO, event.target.value) })}
      />
      <PerYear>{words.aYear}</PerYear>
    </Range>
  );
}

const withAny = (any: string, steps: readonly number[], nameOf: (step: number) => string) => [
  { value: "", label: any },
  ...steps.map((step) => ({ value: String(step), label: nameOf(step) })),
];

const SliderLabel = styled.label`
  display: block;
  ${text.label}
`;

const Slider = styled.input`
  display: block;
  width: 100%;
  height: 44px;
  margin: 0;
  accent-color: ${color.brand700};
  cursor: pointer;
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.s2};
  ${text.meta}

  > strong {
    color: ${color.ink};
    font-weight: 600;
  }
`;

/* Beside each other only where there is room for "₹2.5 lakh" in both. */
const Range = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: 10px;
`;

const PerYear = styled.p`
  grid-column: 1 / -1;
  margin-top: -4px;
  ${text.meta}
`;
