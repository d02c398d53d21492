import { Bookmark, Upload } from "lucide-react";
import {
  BackLink,
  Button,
  ButtonLink,
  FileButton,
  IconButton,
  InlineButton,
  MenuFace,
} from "../design-system";
import { paths } from "@job-portal/protocol/paths";
import { Row, Shelf, Specimen } from "./Specimen";

const TONES = ["primary", "secondary", "text", "danger"] as const;
const SIZES = ["sm", "md", "lg"] as const;
const STATES = ["hover", "focus", "active"] as const;

const nothing = () => undefined;

export function ButtonShelf() {
  return (
    <Shelf title="Buttons">
      {TONES.map((tone) => (
        <Row key={tone}>
          <Specimen name={`${tone}, default`}>
            <Button tone={tone}>Apply Now</Button>
          </Specimen>
          {STATES.map((state) => (
            <Specimen key={state} name={state} shows={state}>
              <Button tone={tone}>Apply Now</Button>
            </Specimen>
          ))}
          <Specimen name="busy">
            <Button tone={tone} busy busyText="Sending...">
              Apply Now
            </Button>
          </Specimen>
          <Specimen name="disabled">
            <Button tone={tone} disabled>
              Apply Now
            </Button>
          </Specimen>
        </Row>
      ))}
      <Row>
        {SIZES.map((size) => (
          <Specimen key={size} name={`size ${size}`}>
            <ButtonLink to={paths.home} size={size} icon={<Upload size={18} aria-hidden />}>
              Upload
            </ButtonLink>
          </Specimen>
        ))}
      </Row>
      <IconButtons />
      <OtherButtons />
    </Shelf>
  );
}

function IconButtons() {
  const icon = <Bookmark size={20} aria-hidden />;
  return (
    <Row>
      {(["outlined", "plain"] as const).map((tone) => (
        <Specimen key={tone} name={`IconButton, ${tone}`}>
          <IconButton tone={tone} label="Save" icon={icon} />
        </Specimen>
      ))}
      {STATES.map((state) => (
        <Specimen key={state} name={state} shows={state}>
          <IconButton label="Save" icon={icon} />
        </Specimen>
      ))}
      <Specimen name="pressed">
        <IconButton label="Save" icon={icon} isPressed />
      </Specimen>
      <Specimen name="disabled">
        <IconButton label="Save" icon={icon} aria-disabled />
      </Specimen>
      <Specimen name="size sm">
        <IconButton size="sm" label="Save" icon={icon} />
      </Specimen>
    </Row>
  );
}

function OtherButtons() {
  return (
    <Row>
      <Specimen name="InlineButton">
        <InlineButton>Did you mean Pune?</InlineButton>
      </Specimen>
      <Specimen name="BackLink">
        <BackLink to={paths.home}>All jobs</BackLink>
      </Specimen>
      <Specimen name="MenuFace">
        <MenuFace icon={<Upload size={18} aria-hidden />}>Add</MenuFace>
      </Specimen>
      <Specimen name="MenuFace, busy">
        <MenuFace icon={<Upload size={18} aria-hidden />} busy>
          Add
        </MenuFace>
      </Specimen>
      <Specimen name="FileButton">
        <FileButton accept=".pdf" onPick={nothing} icon={<Upload size={18} aria-hidden />}>
          Choose a PDF
        </FileButton>
      </Specimen>
      <Specimen name="FileButton, busy">
        <FileButton accept=".pdf" onPick={nothing} busy busyText="Uploading...">
          Choose a PDF
        </FileButton>
      </Specimen>
    </Row>
  );
}
