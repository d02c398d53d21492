import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["companies"] = {
  verified: "சரிபார்த்தது",
  notVerified: "இன்னும் சரிபார்க்கப்படவில்லை",
  whatWasChecked: "நாங்கள் சரிபார்த்தவை",
  team: "குழு",
  getVerified: "சரிபார்ப்பு பெறுங்கள்",
  verification: "சரிபார்ப்பு",
  industry: "துறை",
  employees: "பணியாளர்கள்",
  headquarters: "தலைமை அலுவலகம்",
  website: "இணையதளம்",
  replyRate: "பதில் அளிப்பது",
  replyRateIs: (percent) => `விண்ணப்பித்தவர்களில் ${percent}% பேருக்கு`,
  company: "நிறுவனம்",
  allJobs: "எல்லா வேலைகளும்",
  blocked: (name) =>
    `${name} தடுக்கப்பட்டுள்ளது: இந்த நிறுவனத்தையும் அதன் வேலைகளையும் யாரும் பார்க்க முடியாது, அதற்காக யாரும் வேலை பதிவிட முடியாது.`,
  blockReason: (reason) => `காரணம்: ${reason}`,
  careerPage: "கரியர் பக்கம்",
  moreOf: "எப்படிப் பதில் தருகிறது, என்ன சரிபார்க்கப்பட்டது",
  editPage: "இந்தப் பக்கத்தைத் திருத்து",
  about: "நிறுவனத்தைப் பற்றி",
  atAGlance: "ஒரே பார்வையில்",
  noAbout: (name) => `${name} இன்னும் தன்னைப் பற்றி எழுதவில்லை.`,
  firstReply: "முதல் பதில்",
  firstReplyWithin: (days) => `பொதுவாக ${days === 1 ? "ஒரு நாளுக்குள்" : `${days} நாட்களுக்குள்`}`,
};
