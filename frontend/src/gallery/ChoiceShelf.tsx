import { useState } from "react";
import {
  Checkbox,
  ChipLink,
  ChoiceLinks,
  FilterChip,
  PillGroup,
  RadioGroup,
  SegmentedControl,
  ThemeSwitch,
  TickBox,
  ToggleChip,
} from "../design-system";
import { paths } from "@job-portal/protocol/paths";
import { Grid, Row, Shelf, Specimen } from "./Specimen";

const SHIFTS = [
  { value: "day", label: "Day", count: "17" },
  { value: "night", label: "Night", count: "9" },
  { value: "split", label: "Split", count: "0", isMuted: true },
];

const nothing = () => undefined;

function markAsSome(box: HTMLInputElement | null) {
  if (box) box.indeterminate = true;
}

export function ChoiceShelf() {
  const [shift, setShift] = useState("day");
  return (
    <Shelf title="Choices">
      <Grid>
        <Specimen name="Checkbox">
          <Checkbox label="Remote" checked={false} onChange={nothing} count="12" />
          <Checkbox label="Hybrid" checked onChange={nothing} count="8" />
        </Specimen>
        <Specimen name="Checkbox, focus" shows="focus">
          <Checkbox label="Remote" checked onChange={nothing} />
        </Specimen>
        <Specimen name="TickBox: off, on, some">
          <Row>
            <TickBox aria-label="Leela" readOnly checked={false} />
            <TickBox aria-label="Varun" readOnly checked />
            <TickBox aria-label="All" readOnly checked={false} ref={markAsSome} />
          </Row>
        </Specimen>
        <Specimen name="RadioGroup">
          <RadioGroup label="Shift" options={SHIFTS} value={shift} onChange={setShift} hint="One of these" />
        </Specimen>
        <Specimen name="PillGroup">
          <PillGroup label="Shift" options={SHIFTS} value={shift} onChange={setShift} />
        </Specimen>
        <Specimen name="SegmentedControl">
          <SegmentedControl label="Shift" options={SHIFTS.slice(0, 2)} value={shift} onChange={setShift} />
        </Specimen>
        <Specimen name="ThemeSwitch">
          <ThemeSwitch />
        </Specimen>
      </Grid>
      <Chips />
    </Shelf>
  );
}

function Chips() {
  return (
    <>
      <Row>
        <Specimen name="ToggleChip, off">
          <ToggleChip isOn={false} count="14">
            Freshers welcome
          </ToggleChip>
        </Specimen>
        {(["hover", "focus"] as const).map((state) => (
          <Specimen key={state} name={state} shows={state}>
            <ToggleChip isOn={false}>Walk-in</ToggleChip>
          </Specimen>
        ))}
        <Specimen name="on">
          <ToggleChip isOn count="6">
            Walk-in
          </ToggleChip>
        </Specimen>
        <Specimen name="busy">
          <ToggleChip isOn aria-busy>
            Walk-in
          </ToggleChip>
        </Specimen>
      </Row>
      <Row>
        <Specimen name="FilterChip">
          <FilterChip label="Hybrid" onRemove={nothing} />
        </Specimen>
        <Specimen name="FilterChip, hover" shows="hover">
          <FilterChip label="Hybrid" onRemove={nothing} />
        </Specimen>
        <Specimen name="ChipLink">
          <ChipLink to={paths.home}>Marketing</ChipLink>
        </Specimen>
        <Specimen name="ChipLink, hover" shows="hover">
          <ChipLink to={paths.home}>Marketing</ChipLink>
        </Specimen>
      </Row>
      <ChoiceLinks
        label="Status"
        choices={["All", "New", "Viewed"].map((name, index) => ({
          name,
          to: `/${name}`,
          isCurrent: index === 1,
        }))}
      />
    </>
  );
}
