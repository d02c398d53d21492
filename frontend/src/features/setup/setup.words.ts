import { defineWords } from "../../shared/words";

/** The wizard's texts, its messages among them (ERR-10 to ERR-16). */
export const setupWords = defineWords("setup", {
  en: {
    title: "Database Initialization",
    lead: "Three steps make an empty database ready for use. Each may be repeated and then changes nothing.",
    steps: {
      schema: {
        name: "Initialize Database Schema",
        fact: "All tables",
        text: "Brings the database's tables up to date. Data that is there already stays.",
        busy: "Initializing...",
        done: "Database schema initialized successfully!",
        failed: "Failed to initialize database schema",
      },
      testUsers: {
        name: "Create Test Users",
        fact: "Six accounts",
        text: "Makes the test accounts below, in Firebase and in the database.",
        busy: "Creating...",
        done: "Test users created successfully!",
        failed: "Failed to create test users",
      },
      plans: {
        name: "Create Subscription Plans",
        fact: "Free, paid and premium",
        text: "Leaves exactly the plans free, paid and premium, with their limits.",
        busy: "Creating...",
        done: "Subscription plans created successfully!",
        failed: "Failed to create subscription plans",
      },
    },
    progress: "Steps",
    stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
    doneAt: (time: string) => `Done at ${time}`,
    skipped: "Skipped",
    back: "Back",
    skip: "Skip",
    completed: "All steps completed successfully! The database is now initialized with test data.",
    completedTitle: "Ready for use",
    toDashboard: "Go to Dashboard",
    testAccounts: "Test accounts",
    testAccountsFailed: "The test accounts could not be loaded.",
    columns: { name: "Name", role: "Role", plan: "Plan", email: "Email", password: "Password" },
  },
});
