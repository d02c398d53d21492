/** Everything that production asks for; nothing of Firebase is called for a visitor. */
export const production = {
  NODE_ENV: "production",
  LOG_LEVEL: "info",
  MIGRATE_ON_START: "false",
  READS_PER_MINUTE: "1000000000",
  PUBLIC_URL: "http://127.0.0.1",
  SUPPORT_EMAIL: "help@example.com",
  SUPPORT_PHONE: "080 0000 0000",
  SUPPORT_ADDRESS: "Bangalore",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "example.com",
  FIREBASE_PROJECT_ID: "bench",
  FIREBASE_STORAGE_BUCKET: "bucket",
  FIREBASE_MESSAGING_SENDER_ID: "1",
  FIREBASE_APP_ID: "1",
};
