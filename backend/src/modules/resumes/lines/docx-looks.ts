import { walkXml } from "../../../text/walk-xml";

/** How letters look: in points, and whether they are bold. Null: as usual. */
export interface Look {
  size: number | null;
  isBold: boolean | null;
}

export interface Looks {
  /** What a paragraph's style makes of its letters. */
  of(style: string | null): Look;
}

interface Style extends Look {
  parent: string | null;
}

/** A size as Word writes it: in half points. */
export const sizeOf = (halves: string | undefined): number | null => Number(halves) / 2 || null;

/** Word says "bold" by an element, and takes it back by its value. */
export const isOn = (value: string | undefined): boolean => !/^(?:0|false|off|none)$/.test(value ?? "1");

const DEFAULT = "";
const MOST_PARENTS = 10;

/** The styles of a Word file (ECMA-376, WordprocessingML, 17.7). */
export function readLooks(content: Buffer | null): Looks {
  const styles = new Map<string, Style>([[DEFAULT, { size: null, isBold: null, parent: null }]]);
  let current: Style | undefined;
  walkXml(content, {
    open: (name, { "w:styleId": id, "w:val": value, "w:type": type, "w:default": isDefault }) => {
      if (name === "rPrDefault") current = styles.get(DEFAULT);
      else if (name === "style" && id !== undefined) {
        current = { size: null, isBold: null, parent: DEFAULT };
        styles.set(id, current);
        if (type === "paragraph" && isDefault === "1") styles.set("default paragraph", current);
      } else if (!current) return;
      else if (name === "basedOn" && value) current.parent = value;
      else if (name === "sz") current.size = sizeOf(value);
      else if (name === "b") current.isBold = isOn(value);
    },
    close: (name) => {
      if (name === "rPrDefault" || name === "style") current = undefined;
    },
  });
  return { of: (style) => lookOf(styles, style ?? "default paragraph") };
}

function lookOf(styles: ReadonlyMap<string, Style>, id: string): Look {
  const look: Look = { size: null, isBold: null };
  let name: string | null = styles.has(id) ? id : DEFAULT;
  for (let step = 0; name !== null && step < MOST_PARENTS; step += 1) {
    const style: Style | undefined = styles.get(name);
    look.size ??= style?.size ?? null;
    look.isBold ??= style?.isBold ?? null;
    name = style?.parent ?? null;
  }
  return look;
}
