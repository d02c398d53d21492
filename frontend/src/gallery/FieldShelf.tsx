import { MapPin } from "lucide-react";
import { ListSearch, Select, TextArea, TextField } from "../design-system";
import { Combobox } from "../design-system/Combobox/Combobox";
import { Grid, Shelf, Specimen } from "./Specimen";

const CITIES = [
  { value: "pune", label: "Pune" },
  { value: "nagpur", label: "Nagpur" },
];

const nothing = () => undefined;

export function FieldShelf() {
  return (
    <Shelf title="Fields">
      <Grid>
        <TextFields />
        <Specimen name="TextArea">
          <TextArea label="About you" isOptional defaultValue="Eight years in intensive care." />
        </Specimen>
        <Specimen name="TextArea, error">
          <TextArea label="About you" error="Write at least one sentence" />
        </Specimen>
        <Specimen name="Select">
          <Select label="City" options={CITIES} />
        </Specimen>
        <Specimen name="Select, error">
          <Select label="City" options={CITIES} error="Choose a city" />
        </Specimen>
        <Specimen name="Select, disabled">
          <Select label="City" options={CITIES} disabled />
        </Specimen>
        <Specimen name="Select, inline">
          <Select layout="inline" label="Sort by" options={CITIES} />
        </Specimen>
        <Specimen name="Combobox, empty">
          <Combobox label="Company" placeholder="All companies" value={null} {...companies} />
        </Specimen>
        <Specimen name="Combobox, chosen">
          <Combobox label="Company" placeholder="All companies" value={CITIES[0] ?? null} {...companies} />
        </Specimen>
        <Specimen name="ListSearch">
          <ListSearch label="Name or e-mail" text="kaveri" onSearch={nothing} />
        </Specimen>
      </Grid>
    </Shelf>
  );
}

const companies = { options: CITIES, onChange: nothing, onSearch: nothing, search: "done" } as const;

function TextFields() {
  return (
    <>
      <Specimen name="TextField">
        <TextField label="Job title" placeholder="Staff Nurse" />
      </Specimen>
      <Specimen name="focus" shows="focus">
        <TextField label="Job title" defaultValue="Staff Nurse" />
      </Specimen>
      <Specimen name="icon and hint">
        <TextField label="Place" icon={<MapPin size={18} />} hint="City, area or PIN code" isOptional />
      </Specimen>
      <Specimen name="lead">
        <TextField label="Years at a lathe?" lead="They ask for 3 years or more." hint="years" />
      </Specimen>
      <Specimen name="confirmation">
        <TextField label="Pay" defaultValue="30k" confirmation="₹30,000 a month" />
      </Specimen>
      <Specimen name="error">
        <TextField label="Pay" defaultValue="lots" error="Type an amount, such as 30,000" />
      </Specimen>
      <Specimen name="password">
        <TextField label="Password" type="password" defaultValue="secret-word" />
      </Specimen>
      <Specimen name="disabled">
        <TextField label="Email" defaultValue="meera@example.com" disabled />
      </Specimen>
      <Specimen name="read only">
        <TextField label="Email" defaultValue="meera@example.com" readOnly />
      </Specimen>
      <Specimen name="date, drawn by the browser">
        <TextField label="Start" type="date" defaultValue="2026-12-01" />
      </Specimen>
    </>
  );
}
