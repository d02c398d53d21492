import { type Env, FIREBASE_WEB_VARIABLES } from "./env";

/** What the web app learns at run time, so that one build serves every environment. */
export function runtimeConfig(env: Env) {
  const firebase = Object.fromEntries(
    Object.entries(FIREBASE_WEB_VARIABLES).map(([name, variable]) => [name, env[variable] ?? ""]),
  );
  const emulatorPort = env.FIREBASE_AUTH_EMULATOR_HOST?.split(":")[1];
  return {
    firebase,
    // The page and the emulator must go by the same host name, or the sign-in popup can't reach its opener.
    authEmulatorUrl: emulatorPort === undefined ? null : `http://localhost:${emulatorPort}`,
    missing: Object.values(FIREBASE_WEB_VARIABLES).filter((variable) => env[variable] === undefined),
    contact: {
      email: env.SUPPORT_EMAIL ?? "",
      phone: env.SUPPORT_PHONE ?? "",
      address: env.SUPPORT_ADDRESS ?? "",
    },
    social: {
      x: env.SOCIAL_X_URL ?? null,
      linkedin: env.SOCIAL_LINKEDIN_URL ?? null,
      instagram: env.SOCIAL_INSTAGRAM_URL ?? null,
      facebook: env.SOCIAL_FACEBOOK_URL ?? null,
      youtube: env.SOCIAL_YOUTUBE_URL ?? null,
    },
  };
}
