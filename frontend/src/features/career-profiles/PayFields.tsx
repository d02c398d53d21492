import type { ReactNode, Ref } from "react";
import styled from "styled-components";
import { Select, space, TextField } from "../../design-system";
import type { PayUnit } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { payOf, type TypedPay, withTyped } from "./career-form";
import { careerProfileWords } from "./career-profile.words";

interface PayFieldsProps {
  label: string;
  pay: TypedPay;
  onChange(pay: TypedPay): void;
  error?: string | undefined;
  /** What is asked about it; stands in place of how it reads. */
  question?: ReactNode;
  /** Of the amount. */
  ref?: Ref<HTMLInputElement>;
}

/** An amount and what it is for, with how it reads below it. */
export function PayFields({ label, pay, onChange, error, question, ref }: PayFieldsProps) {
  const words = useWords(careerProfileWords);
  const read = payOf(pay);
  const units = Object.entries(words.units) as [PayUnit, string][];
  return (
    <Row>
      <TextField
        label={label}
        ref={ref}
        autoComplete="off"
        maxLength={40}
        hint={question ?? words.hints.pay}
        confirmation={read && !question ? words.payRead(read.amount, read.unit) : undefined}
        error={error}
        value={pay.amount}
        onChange={({ target }) => onChange(withTyped(target.value, pay))}
      />
      <Select
        label={words.unit}
        aria-label={words.unitOf(label)}
        options={units.map(([value, name]) => ({ value, label: name }))}
        value={pay.unit}
        onChange={({ target }) => onChange({ ...pay, unit: target.value as PayUnit })}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 136px;
  gap: ${space.s3};
  align-items: start;
`;
