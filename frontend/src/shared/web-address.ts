/** A name with a dot in it, and nothing before it: neither a scheme nor, as in an e-mail address, somebody's name. */
const BARE_HOST = /^(?=[^\s:/?#@]+\.[^\s:/?#@.]+(?:[:/?#]|$))/;

/** The address as people type it, with https:// before what has no scheme; what names no site stays as it is. */
export const withHttps = (address: string): string => address.trim().replace(BARE_HOST, "https://");
