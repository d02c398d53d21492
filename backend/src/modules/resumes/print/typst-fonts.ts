import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Each holds a folder for every weight; New Computer Modern, Libertinus and DejaVu Sans Mono are Typst's own. */
const FONT_PACKAGES = [
  require.resolve("@expo-google-fonts/inter/package.json"),
  require.resolve("@expo-google-fonts/noto-sans/package.json"),
  require.resolve("@expo-google-fonts/noto-serif/package.json"),
  require.resolve("@expo-google-fonts/noto-sans-devanagari/package.json"),
  require.resolve("@expo-google-fonts/noto-sans-bengali/package.json"),
  require.resolve("@expo-google-fonts/noto-sans-gurmukhi/package.json"),
  require.resolve("@expo-google-fonts/noto-sans-gujarati/package.json"),
  require.resolve("@expo-google-fonts/noto-sans-oriya/package.json"),
  require.resolve("@expo-google-fonts/noto-sans-tamil/package.json"),
  require.resolve("@expo-google-fonts/noto-sans-telugu/package.json"),
  require.resolve("@expo-google-fonts/noto-sans-kannada/package.json"),
  require.resolve("@expo-google-fonts/noto-sans-malayalam/package.json"),
  require.resolve("@expo-google-fonts/noto-sans-arabic/package.json"),
].map(dirname);
const WEIGHTS = /^[4-8]00[A-Z]/;

const foldersOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => WEIGHTS.test(name))
    .map((name) => join(folder, name));

/** The folders of the fonts that whatever Typst sets may use, for Latin and Indian scripts alike. */
export const typstFonts = (): string[] => FONT_PACKAGES.flatMap(foldersOf);
