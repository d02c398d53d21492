import { defineWords } from "../../shared/words";

export const settingsWords = defineWords({
  en: {
    title: "Settings",
    email: "Email",
    verified: "Verified",
    notVerified: "Not verified yet",
    password: "Password",
    googleOnly: "You sign in with Google. Change your password there.",
    currentPassword: "Current password",
    newPassword: "New password",
    confirmPassword: "Confirm new password",
    enterCurrent: "Enter your current password",
    enterNew: "Enter a new password",
    confirmNew: "Enter the new password once more",
    passwordsDiffer: "Passwords do not match",
    wrongPassword: "This is not your password",
    changePassword: "Change Password",
    changing: "Changing...",
    passwordChanged: "Password changed.",
    passwordNotChanged: (message: string) => `The password could not be changed. ${message}`,

    myData: "My data",
    exportText: "Everything we keep about you, in one JSON file.",
    exportData: "Export My Data",
    exporting: "Exporting...",
    /** `day` as 2026-11-21. */
    exportName: (day: string) => `jobportal-data-${day}.json`,
    exportFailed: (message: string) => `Your data could not be exported. ${message}`,

    deleteTitle: "Delete account",
    deleteText:
      "We’ll delete your profile, photo and everything else of yours for good. Applications that companies received stay, without your name.",
    deleteAccount: "Delete My Account",
    deleteQuestion: "Delete your account for good?",
    deleteWarning: "This can't be undone.",
    confirmation: "DELETE",
    typeConfirmation: "Type DELETE to confirm",
    confirmationMissing: "Type DELETE, in capitals",
    confirmByGoogle: "Google will ask you to sign in once more.",
    deleteForGood: "Delete for Good",
    deleting: "Deleting...",
    cancel: "Cancel",
    deleteFailed: (message: string) => `Your account could not be deleted. ${message}`,
    deleted: "Your account has been deleted.",
  },
});
