import { problemOfRejection } from "./rejection.rules";

describe("the message of a rejection (HEED-02)", () => {
  it.each([
    "We need only male candidates for this post.",
    "Sorry, we are looking for Hindu candidates only.",
    "You are too old for this job.",
    "Sorry, too young for this role",
    "Sorry, you're too old.",
    "Not selected because you are a woman.",
    "you are a girl so we cant",
    "We can't take you because you are pregnant.",
    "We are sorry: due to your age we chose somebody else.",
    "Because of your religion the family did not agree.",
    "Your age is above what we look for.",
    "Aapki umar zyada hai.",
    "आपकी उम्र ज़्यादा है।",
    "Unmarried girls only.",
    "Candidates above 35 years need not apply.",
  ])("shuts people out: %s", (text) => {
    expect(problemOfRejection(text)).toMatchObject({ isScam: false });
  });

  it("is no way around what a message is held for", () => {
    const text = "For another post please pay Rs. 500 as registration fee.";
    expect(problemOfRejection(text)).toMatchObject({ isScam: true });
  });

  it.each([
    "Thank you for applying and for the time you gave to it. We wish you well in your search.",
    "You are a strong candidate, but we chose somebody with more years in sales.",
    "Your experience is below the 3 years that this work asks for.",
    "Your notice period is too long for this opening, and the job is too far for you to commute.",
    "The vacancy is too old for this list; we closed it in May.",
    "We had an age-old tool in mind; your skills are newer than what we use.",
    "Since you are a Java developer, we kept your profile for our next opening.",
    "Your commute is long. Please apply again when we open in Thane.",
    "आवेदन के लिए धन्यवाद। हमने किसी और को चुना है।",
  ])("may say: %s", (text) => {
    expect(problemOfRejection(text)).toBeNull();
  });
});
