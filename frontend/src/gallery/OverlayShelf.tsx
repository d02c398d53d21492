import { Bell, Ellipsis, LogOut, Settings } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import {
  Button,
  Checkbox,
  Dialog,
  DialogForm,
  Drawer,
  FilterSheet,
  Menu,
  Popover,
  text,
  TextArea,
  useToast,
} from "../design-system";
import { paths } from "@job-portal/protocol/paths";
import { Row, Shelf } from "./Specimen";

const nothing = () => undefined;

/** What lies over the page: each opens by its button. */
export function OverlayShelf() {
  return (
    <Shelf title="Overlays">
      <Row>
        <Menu
          label="More"
          trigger={<Ellipsis size={20} aria-hidden />}
          header="meera@example.com"
          entries={[
            { label: "Settings", icon: <Settings size={18} aria-hidden />, to: paths.home },
            { label: "Logout", icon: <LogOut size={18} aria-hidden />, onSelect: nothing, isApart: true },
          ]}
        />
        <NewsPopover />
        <WithdrawDialog />
        <SideDrawer />
        <Filters />
        <Toasts />
      </Row>
    </Shelf>
  );
}

function NewsPopover() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label="News"
      icon={<Bell size={20} aria-hidden />}
      title="News"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <Line>Kaveri Foods viewed your application.</Line>
    </Popover>
  );
}

function WithdrawDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        Open dialog
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Withdraw this application?">
        <DialogForm
          labels={{ submit: "Withdraw", cancel: "Keep it" }}
          tone="danger"
          isBusy={false}
          onSubmit={nothing}
          onCancel={() => setIsOpen(false)}
        >
          <TextArea label="Why" isOptional hint="Only the company reads it." />
        </DialogForm>
      </Dialog>
    </>
  );
}

function SideDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        Open drawer
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Menu"
        footer={<Button fullWidth="always">Sign In</Button>}
      >
        <Line>Find Jobs</Line>
      </Drawer>
    </>
  );
}

function Toasts() {
  const show = useToast();
  return (
    <>
      <Button
        tone="secondary"
        onClick={() => show({ text: "Application withdrawn.", action: { label: "Undo", onSelect: nothing } })}
      >
        Show toast
      </Button>
      <Button tone="secondary" onClick={() => show({ text: "The job could not be saved.", tone: "danger" })}>
        Show failure
      </Button>
    </>
  );
}

const Line = styled.p`
  ${text.body}
`;

function Filters() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FilterSheet isOpen={isOpen} onOpenChange={setIsOpen} count={2} onClear={nothing} done="Show 12 jobs">
      <Checkbox label="Remote" checked onChange={nothing} count="12" />
    </FilterSheet>
  );
}
