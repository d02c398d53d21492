import { SaxesParser } from "saxes";
import { ArchiveError } from "./zip-entries";

const CHUNK = 256 * 1024;

/** What happens on the way through an XML file; names are without their prefix. */
export interface XmlVisitor {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** Walks through an XML file piece by piece. Entities of its own are refused. @throws ArchiveError */
export function walkXml(content: Buffer | null, { open, text, close }: XmlVisitor): void {
  if (!content) return;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", () => {
    throw new ArchiveError("malformed");
  });
  if (open) parser.on("opentag", ({ name, attributes }) => open(withoutPrefix(name), attributes));
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  if (close) parser.on("closetag", ({ name }) => close(withoutPrefix(name)));
  const decoder = new TextDecoder("utf-8");
  for (let at = 0; at < content.length; at += CHUNK)
    parser.write(decoder.decode(content.subarray(at, at + CHUNK), { stream: true }));
  parser.close();
}
