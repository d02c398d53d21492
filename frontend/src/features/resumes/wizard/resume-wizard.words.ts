import { defineWords } from "../../../shared/words";

export const resumeWizardWords = defineWords("resume-wizard", {
  en: {
    create: "Create Your Resume",
    edit: "Edit Your Resume",
    loadFailed: "The resume could not be loaded.",
    notFound: "There is no such resume",
    notFoundHint: "It may have been deleted, or belongs to another account.",
    yourResumes: "Your Resumes",

    steps: {
      basicInformation: "Basic Information",
      education: "Education",
      experience: "Experience",
      skills: "Skills",
    },
    progress: "Steps",
    stepOf: (step: number, steps: number) => `Step ${step} of ${steps}:`,
    done: "done",
    needsAttention: "needs attention",
    back: "Back",
    next: "Next",
    nextStep: (step: string) => `Next: ${step}`,
    finish: "Create Resume",
    finishing: "Creating...",
    save: "Save",
    savingNow: "Saving...",
    finished: "Your resume is ready.",
    saved: "Your resume is saved.",
    notFinished: "Your resume could not be stored. Please try again.",

    newerLoaded: "The newer version is loaded.",
    newerFailed: "The newer version could not be loaded.",
    kept: "Yours is kept as a copy, a resume of its own.",
    copyOf: (title: string) => `${title.slice(0, 110)} (copy)`,

    prefilled: "We filled in what your profile knows. Change it freely: your profile stays as it is.",
    educationHint: "Newest first. Use the arrows to reorder.",
    experienceHint: "Newest first. Just starting out? Remove the entry and go on.",
    skillsHint: "All of them are optional.",

    preview: {
      edit: "Edit",
      preview: "Preview",
      region: "Preview of your resume",
      page: (page: number, pages: number) => `Preview of your resume, page ${page} of ${pages}`,
      caption: (pages: number) =>
        pages === 1 ? "1 page · updates as you type" : `${pages} pages · updates as you type`,
      loading: "Setting your resume...",
      failed: "The preview could not be made.",
      retry: "Retry",
    },
  },
});
