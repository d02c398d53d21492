import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["language"] = {
  title: "மொழி",
  current: (name) => `மொழி: ${name}`,
  text: "உங்கள் கணக்கில் சேமிக்கப்படும், உங்கள் எல்லா சாதனங்களுக்கும்.",
  unsaved: "வேறு மொழியில் பக்கம் புதிதாகத் திறக்கும். இங்கே எழுதியது அழிந்துவிடும்.",
  notSaved: "உங்கள் மொழியைச் சேமிக்க முடியவில்லை.",
  machineMade: "இது இயந்திர மொழிபெயர்ப்பு.",
  tellUs: "தவறு இருந்தால் சொல்லுங்கள்",
};
