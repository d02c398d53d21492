import { ADULT_YEARS } from "@job-portal/protocol/consents";
import { defineWords } from "../../shared/words";

export const profileWords = defineWords("profile", {
  en: {
    title: "My Profile",
    loadFailed: "Your profile could not be loaded.",
    editProfile: "Edit Profile",
    bringResume: "Bring Your Resume",
    cancel: "Cancel",
    saveChanges: "Save Changes",
    saving: "Saving...",
    // ERR-05, ERR-06
    saved: "Profile updated successfully!",
    notSaved: (message: string) => `Failed to update profile: ${message}`,
    correctMarked: "Correct the fields that are marked, then save again.",
    needAttention: (count: number) =>
      count === 1 ? "1 field needs your attention" : `${count} fields need your attention`,
    photoOnItsWay: "Your photo is still uploading. Save once it’s done.",

    loadNewer: "Load the newer version",
    newerLoaded: "The newer version is loaded, and what you typed is kept. Look it over and save again.",
    newerFailed: "The newer version could not be loaded.",

    leaveWarning: "Your changes to your profile aren’t saved yet.",

    about: "About",
    contactAndDetails: "Contact and details",
    notGiven: "Not given yet",
    plan: (name: string) => `${name} plan`,
    fields: {
      displayName: "Full name",
      title: "Professional title",
      bio: "Bio",
      email: "Email",
      phone: "Phone",
      location: "Location",
      dob: "Date of birth",
      linkedin: "LinkedIn",
    },
    noEmail: "Your account has no email.",
    addEmail: "Add one in your settings",
    emailLocked: "The e-mail of your account can't be edited.",
    problems: {
      displayName: "Enter your full name",
      phone: "Enter an Indian phone number, or one with + and the country's code",
      dob: "Enter a date in the past, or none",
      underAge: `The portal is for people of ${ADULT_YEARS} and older. Check the year, or leave it empty`,
      linkedin:
        "Enter the https address of your LinkedIn profile, such as https://www.linkedin.com/in/your-name",
    },
    photoGone:
      "Your new photo is no longer there, because the profile was saved in another tab since. Choose the photo once more.",

    photo: "Profile photo",
    uploadPhoto: "Upload photo",
    changePhoto: "Change photo",
    removePhoto: "Remove photo",
    cancelUpload: "Cancel upload",
    retry: "Retry",
    uploading: (fileName: string) => `Uploading ${fileName}`,
    percent: (share: number) => `${Math.round(share * 100)}%`,
    photoRules: "Image files only: PNG, JPEG or WebP up to 5 MB. We crop it to a square.",
    photoWaits: "Your new photo shows to others once you save.",
    notAnImage: "Choose an image file: PNG, JPEG or WebP.",
    photoTooLarge: "Choose an image of 5 MB at most.",
    photoFailed: (message: string) => `The photo could not be uploaded. ${message}`,
  },
});
