import { createContext, use } from "react";

export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  messagingSenderId: string;
  appId: string;
}

export type SocialNetwork = "x" | "linkedin" | "instagram" | "facebook" | "youtube";

/** What the API node tells the page at run time, so that one build serves every environment. */
export interface RuntimeConfig {
  firebase: FirebaseSettings;
  /** Address of the local Auth emulator; null where the real provider is used. */
  authEmulatorUrl: string | null;
  /** Names of the environment variables that the node misses (CONF-01, CONF-02). */
  missing: readonly string[];
  contact: { email: string; phone: string; address: string };
  social: Readonly<Record<SocialNetwork, string | null>>;
}

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function addressOf(value: unknown): string | null {
  return textOf(value) || null;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/**
 * Reads the configuration out of the page.
 * @throws {Error} where the page carries no configuration, or a text that is no JSON.
 */
export function readRuntimeConfig(page: Document = document): RuntimeConfig {
  const text = page.getElementById("runtime-config")?.textContent;
  if (!text) throw new Error("The page carries no runtime configuration.");
  return toRuntimeConfig(JSON.parse(text));
}

/**
 * The configuration as the node tells it. Absent values become empty texts or null: the server
 * decides what is required and names it in `missing`.
 */
export function toRuntimeConfig(told: unknown): RuntimeConfig {
  const config = fieldsOf(told);
  const firebase = fieldsOf(config.firebase);
  const contact = fieldsOf(config.contact);
  const social = fieldsOf(config.social);
  return {
    firebase: {
      apiKey: textOf(firebase.apiKey),
      authDomain: textOf(firebase.authDomain),
      projectId: textOf(firebase.projectId),
      storageBucket: textOf(firebase.storageBucket),
      messagingSenderId: textOf(firebase.messagingSenderId),
      appId: textOf(firebase.appId),
    },
    authEmulatorUrl: addressOf(config.authEmulatorUrl),
    missing: textsOf(config.missing),
    contact: {
      email: textOf(contact.email),
      phone: textOf(contact.phone),
      address: textOf(contact.address),
    },
    social: {
      x: addressOf(social.x),
      linkedin: addressOf(social.linkedin),
      instagram: addressOf(social.instagram),
      facebook: addressOf(social.facebook),
      youtube: addressOf(social.youtube),
    },
  };
}

const RuntimeConfigContext = createContext<RuntimeConfig | null>(null);

export const RuntimeConfigProvider = RuntimeConfigContext.Provider;

/** @throws {Error} outside of RuntimeConfigProvider. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = use(RuntimeConfigContext);
  if (!config) throw new Error("useRuntimeConfig needs a RuntimeConfigProvider above it.");
  return config;
}
