// Rules of the house style that no published lint rule knows, as selectors for ESLint's no-restricted-syntax.

const NAMED_COLOURS =
  "aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|dark[a-z]+|deep(?:pink|skyblue)|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|light(?:blue|coral|cyan|goldenrodyellow|gr[ae]y|green|pink|salmon|seagreen|skyblue|slategr[ae]y|steelblue|yellow)|lime|limegreen|linen|magenta|maroon|medium[a-z]+|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|pale[a-z]+|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen";
const HEX = "#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])";
const FUNCTION = "(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(";
/** `border: 1px solid red`, but not `grid-area: red`. */
const DECLARATION = `(?:color|background|border|outline|shadow|fill|stroke|caret|accent)[a-z-]*:[^;{}]*(?<![\\w-])(?:${NAMED_COLOURS})(?![\\w-])`;
/** The rest of a declaration whose beginning stands before a `${…}`. */
const DECLARATION_END = `^[^;:{}]*(?<![\\w-])(?:${NAMED_COLOURS})(?![\\w-])[^;:{}]*;`;

const colourMessage =
  "Colours stand in design-system/tokens.ts and themes.ts alone: take one of their tokens.";

export const colours = [
  `Literal[value=/${HEX}|${FUNCTION}|${DECLARATION}/i]`,
  `TemplateElement[value.raw=/${HEX}|${FUNCTION}|${DECLARATION}/i]`,
  `TaggedTemplateExpression TemplateElement[value.raw=/${DECLARATION_END}/i]`,
  `JSXAttribute[name.name=/^(?:color|fill|stroke|stopColor|floodColor)$/] Literal[value=/^(?:${NAMED_COLOURS})$/i]`,
  `Property[key.name=/(?:color|background|fill|stroke)$/i] > Literal[value=/^(?:${NAMED_COLOURS})$/i]`,
].map((selector) => ({ selector, message: colourMessage }));

const addressMessage = "Addresses stand in protocol/src/paths.ts alone: take one of its paths.";
// The server's own addresses are no routes of the product.
const ADDRESS = "^\\x2F(?!api\\x2F|graphql)[a-z]";

export const addresses = [
  `Literal[value=/${ADDRESS}/]`,
  `TemplateLiteral > TemplateElement:first-child[value.raw=/${ADDRESS}/]`,
  `JSXAttribute[name.name=/^(?:to|href)$/] Literal[value=/^\\x2F/]`,
].map((selector) => ({ selector, message: addressMessage }));

/**
 * Holds formats of numbers, amounts and times in one place, so that a further language is one entry and not a search.
 */
const formatMessage = (place) =>
  `Numbers and times are formatted in ${place} alone: take one of its formats.`;

export const formatsApartFrom = (place) =>
  [
    "MemberExpression[object.name='Intl']",
    "CallExpression[callee.property.name=/^toLocale(?:Date|Time)?String$/]",
    "Literal[value=/^[a-z]{2,3}-[A-Z]{2}$/]",
    "TemplateElement[value.raw=/^[a-z]{2,3}-[A-Z]{2}$/]",
  ].map((selector) => ({ selector, message: formatMessage(place) }));

export const defaultExports = [
  {
    selector: "ExportDefaultDeclaration",
    message: "Export by name: a default export can be imported under any name.",
  },
];
