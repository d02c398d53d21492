import { CITIES } from "../../../demo/cities";
import { gazetteer, labelOf } from "./gazetteer";
import { PlaceQuestionKind } from "./places-reading";
import { addressPartsIn, readPlaces } from "./read-places";
import { WorkMode } from "./work-mode";

const placesIn = (text: string) => readPlaces(text).places.map(labelOf);
const questionsOf = (text: string) =>
  readPlaces(text).questions.map(({ text: asked, kind, candidates }) => ({
    asked,
    kind,
    candidates: candidates.map(labelOf),
  }));

describe("a location in one of India's scripts (PLACE-12)", () => {
  it.each([
    ["जयनगर, बेंगलुरु", ["Jayanagar, Bangalore"]],
    ["कोरमंगला", ["Koramangala, Bangalore"]],
    ["कोरमंगला बेंगलुरु", ["Koramangala, Bangalore"]],
    ["इंदिरानगर, बेंगलुरु", ["Indiranagar, Bangalore"]],
    ["अंधेरी पश्चिम, मुंबई", ["Andheri West, Mumbai"]],
    ["अंधेरी ईस्ट मुंबई", ["Andheri East, Mumbai"]],
    ["लाजपत नगर, दिल्ली", ["Lajpat Nagar, Delhi"]],
    ["करोल बाग", ["Karol Bagh, Delhi"]],
    ["अंधेरी", ["Andheri, Mumbai"]],
    ["अंधेरी स्टेशन", ["Andheri, Mumbai"]],
    ["हिंजवड़ी", ["Hinjewadi, Pune"]],
    ["হাওড়া", ["Howrah"]],
    ["शिलिगुड़ी", ["Siliguri"]],
    ["कोथरूड, पुणे", ["Kothrud, Pune"]],
    ["टी नगर, चेन्नई", ["T. Nagar, Chennai"]],
    ["औंध, पुणे", ["Aundh, Pune"]],
    ["ಜಯನಗರ, ಬೆಂಗಳೂರು", ["Jayanagar, Bangalore"]],
    ["అమీర్‌పేట, హైదరాబాద్", ["Ameerpet, Hyderabad"]],
    ["கோடம்பாக்கம், சென்னை", ["Kodambakkam, Chennai"]],
  ])("is read by how it sounds: %s", (text, places) => {
    expect(placesIn(text)).toEqual(places);
  });

  it.each(["नौकरी", "घर से काम", "ऑफिस के पास", "सेक्टर", "रोड"])(
    "is no place where none sounds so: %s",
    (text) => {
      expect(placesIn(text)).toEqual([]);
    },
  );
});

describe("a location that is read whole (PLACE-03)", () => {
  it.each([
    ["Whitefield", ["Whitefield, Bangalore"]],
    ["HSR", ["HSR Layout, Bangalore"]],
    ["near Koramangala", ["Koramangala, Bangalore"]],
    ["Koramangala, Bengaluru", ["Koramangala, Bangalore"]],
    ["Koramangala Bengaluru", ["Koramangala, Bangalore"]],
    ["Andheri (E)", ["Andheri East, Mumbai"]],
    ["Andheri-W, Mumbai", ["Andheri West, Mumbai"]],
    ["BKC", ["Bandra Kurla Complex, Mumbai"]],
    ["Del/Kol/Ahd", ["Delhi", "Kolkata", "Ahmedabad"]],
    ["GB Nagar", ["Gautam Buddha Nagar district"]],
    ["Gautam Budh Nagar, UP", ["Gautam Buddha Nagar district"]],
    ["24 Parganas (North)", ["North 24 Parganas district"]],
    ["Paschim Bardhaman", ["Paschim Bardhaman district"]],
    ["T. Nagar, Chennai", ["T. Nagar, Chennai"]],
    ["Hyderabad(Gachibowli)", ["Gachibowli, Hyderabad"]],
    ["Mumbai( Andheri, Vile Parle. ), Bengaluru", ["Andheri, Mumbai", "Vile Parle, Mumbai", "Bangalore"]],
    ["Delhi NCR (Green Park)", ["Green Park, Delhi"]],
    ["MG Road, Bangalore", ["MG Road, Bangalore"]],
    ["Sector 62 Noida", ["Sector 62, Noida"]],
    ["Sector-16B Noida", ["Sector 16, Noida"]],
    ["Rohini Sec 3", ["Rohini, Delhi"]],
    ["Dwarka Sec 10 Delhi", ["Dwarka, Delhi"]],
    ["Salt Lake Sec V, Kolkata", ["Salt Lake, Kolkata"]],
    ["4th floor, Prestige Tower, MG Road, Bangalore", ["MG Road, Bangalore"]],
    ["Bangalore/Bengaluru", ["Bangalore"]],
    ["Gurgaon/Gurugram", ["Gurgaon"]],
    ["Mumbai (All Areas)", ["Mumbai"]],
    ["Hyderabad/Secunderabad", ["Hyderabad"]],
    ["Hiring office located in Bengaluru", ["Bangalore"]],
    ["Bangalore Rural", ["Bangalore Rural, Bangalore"]],
    ["Kolkata, Mumbai, New Delhi", ["Kolkata", "Mumbai", "Delhi"]],
    ["Noida, Greater Noida, Ghaziabad", ["Noida", "Greater Noida", "Ghaziabad"]],
    ["Chennai Vellore,Salem Erode", ["Chennai", "Vellore", "Salem", "Erode"]],
    ["Bengaluru,Hyderabad (1) ,Gurgaon,...More", ["Bangalore", "Hyderabad", "Gurgaon"]],
    ["Howrah", ["Howrah"]],
    ["Howrah, Kolkata", ["Howrah, Kolkata"]],
    ["Delhi / NCR", ["Delhi NCR"]],
    ["Delhi-NCR", ["Delhi NCR"]],
    ["Mumbai Metropolitan Region", ["Mumbai Metropolitan Region"]],
    ["North Goa", ["North Goa district"]],
    ["Chennai, TN", ["Chennai"]],
    ["Tn", ["Tamil Nadu"]],
    ["Bengaluru, Karnataka, India", ["Bangalore"]],
    ["Anywhere in Maharashtra", ["Maharashtra"]],
    ["Jammu & Kashmir", ["Jammu and Kashmir"]],
    ["PAN India", ["India"]],
    ["Hyderabad", ["Hyderabad"]],
    ["Aurangabad, Bihar", ["Aurangabad, Bihar"]],
    ["560038", ["Indiranagar, Bangalore"]],
    ["560 038", ["Indiranagar, Bangalore"]],
    ["Bangalore 560038", ["Indiranagar, Bangalore"]],
    ["Kochi, Kerala 682030", ["Kochi"]],
    ["N. Delhi", ["Delhi"]],
    ["Rajouri Gdn", ["Rajouri Garden, Delhi"]],
    ["नोएडा सेक्टर 63", ["Sector 63, Noida"]],
    ["इंदौर, म.प्र.", ["Indore"]],
    ["पूरे भारत में", ["India"]],
    ["Koramangala 560034", ["Koramangala, Bangalore"]],
  ])("%s", (text, labels) => {
    expect(placesIn(text)).toEqual(labels);
    expect(readPlaces(text).questions).toEqual([]);
  });

  it.each([
    ["Banglore", "Bangalore"],
    ["Hydrabad", "Hyderabad"],
    ["Chenai", "Chennai"],
    ["Ahmdabad", "Ahmedabad"],
    ["Gurgoan", "Gurgaon"],
    ["Navimumbai", "Navi Mumbai"],
    ["Koramangla, Banglore", "Koramangala, Bangalore"],
  ])("knows %s for a slip", (text, label) => {
    expect(placesIn(text)).toEqual([label]);
  });

  it.each([
    ["दिल्ली", "Delhi"],
    ["मुंबई", "Mumbai"],
    ["पुणे", "Pune"],
    ["लखनऊ", "Lucknow"],
    ["बेंगलुरु", "Bangalore"],
    ["ಬೆಂಗಳೂರು", "Bangalore"],
    ["சென்னை", "Chennai"],
    ["హైదరాబాద్", "Hyderabad"],
    ["কলকাতা", "Kolkata"],
    ["અમદાવાદ", "Ahmedabad"],
    ["കൊച്ചി", "Kochi"],
    ["ଭୁବନେଶ୍ୱର", "Bhubaneswar"],
    ["ਲੁਧਿਆਣਾ", "Ludhiana"],
    ["महाराष्ट्र", "Maharashtra"],
    ["தமிழ்நாடு", "Tamil Nadu"],
  ])("knows %s by its own script", (text, label) => {
    expect(placesIn(text)).toEqual([label]);
  });

  it("names ten places at most, each once", () => {
    const text = "Pune, Poona, Agra, Mumbai, Delhi, Chennai, Kolkata, Kochi, Indore, Bhopal, Surat, Jaipur";
    expect(placesIn(text)).toHaveLength(10);
    expect(placesIn(text).slice(0, 2)).toEqual(["Pune", "Agra"]);
  });
});

describe("a slip of a locality beside its city (PLACE-13)", () => {
  it.each([
    ["Jaynagar bengaluru", ["Jayanagar, Bangalore"]],
    ["Jaynagar, Bengaluru", ["Jayanagar, Bangalore"]],
    ["bengaluru jaynagar", ["Jayanagar, Bangalore"]],
    ["Hebbal, Yelahanka", ["Hebbal, Bangalore", "Yelahanka, Bangalore"]],
  ])("is that locality, though a town far away is called so: %s", (text, labels) => {
    expect(placesIn(text)).toEqual(labels);
  });

  it.each([
    ["Jaynagar", ["Jaynagar"]],
    ["Jaynagar; Bengaluru", ["Jaynagar", "Bangalore"]],
    ["Jaynagar, Patna", ["Jaynagar", "Patna"]],
    ["Salem, Bangalore", ["Salem", "Bangalore"]],
  ])("is a place of its own elsewhere: %s", (text, labels) => {
    expect(placesIn(text)).toEqual(labels);
  });

  it.each(["Patna Junction", "पटना जंक्शन", "पटना रेलवे स्टेशन"])("knows a landmark's city: %s", (text) => {
    expect(placesIn(text)).toEqual(["Patna"]);
  });
});

describe("where the work is done (PLACE-04)", () => {
  it.each([
    ["Hybrid - Pune", WorkMode.HYBRID, ["Pune"]],
    ["Hybrid remote in Pune", WorkMode.HYBRID, ["Pune"]],
    ["India (Remote)", WorkMode.REMOTE, ["India"]],
    ["Remote Park, Mysuru", null, ["Mysore"]],
    ["Work from home", WorkMode.REMOTE, []],
    ["WFH", WorkMode.REMOTE, []],
    ["Bangalore (work from office)", WorkMode.ON_SITE, ["Bangalore"]],
    ["Bangalore, no work from home", WorkMode.ON_SITE, ["Bangalore"]],
    ["Pune", null, ["Pune"]],
  ])("%s", (text, workMode, labels) => {
    expect(readPlaces(text)).toMatchObject({ workMode, questions: [] });
    expect(placesIn(text)).toEqual(labels);
  });
});

describe("what is asked about (PLACE-05)", () => {
  it.each(["Civil Lines", "MG Road", "Gandhi Nagar", "Sector 62", "Aurangabad"])(
    "%s may be several",
    (text) => {
      const [question, ...more] = questionsOf(text);
      expect(more).toEqual([]);
      expect(question).toMatchObject({ asked: text, kind: PlaceQuestionKind.AMBIGUOUS });
      expect(question?.candidates.length).toBeGreaterThan(1);
      expect(question?.candidates.length).toBeLessThanOrEqual(5);
      expect(placesIn(text)).toEqual([]);
    },
  );

  it("offers the likeliest first", () => {
    expect(questionsOf("Aurangabad")[0]?.candidates.slice(0, 2)).toEqual([
      "Aurangabad, Maharashtra",
      "Aurangabad, Bihar",
    ]);
    expect(questionsOf("Gandhi Nagar")[0]?.candidates[0]).toBe("Gandhinagar");
  });

  it.each(["Hiring", "Multiple locations", "Not specified", "Xyzzyville", "Canada"])(
    "%s is no place",
    (text) => {
      expect(questionsOf(text)).toEqual([{ asked: text, kind: PlaceQuestionKind.UNKNOWN, candidates: [] }]);
      expect(placesIn(text)).toEqual([]);
    },
  );

  it("suggests what an unknown name may be a slip of", () => {
    expect(questionsOf("Dubai, Pune")).toEqual([
      { asked: "Dubai", kind: PlaceQuestionKind.UNKNOWN, candidates: ["Dibai", "Debai"] },
    ]);
  });

  it("keeps what it understood beside an unknown name", () => {
    expect(placesIn("Gurgaon,Australia")).toEqual(["Gurgaon"]);
    expect(questionsOf("Gurgaon,Australia")).toMatchObject([{ asked: "Australia" }]);
  });

  it("says nothing of an empty text", () => {
    expect(readPlaces("  ")).toEqual({ places: [], workMode: null, questions: [] });
  });
});

describe("labels (PLACE-06)", () => {
  it("read as the place that they name", () => {
    const astray = [...gazetteer().places.values()].filter((place) => {
      const { places, questions } = readPlaces(labelOf(place));
      return places.length !== 1 || places[0] !== place || questions.length > 0;
    });
    expect(astray.map(labelOf)).toEqual([]);
  });

  it("name every locality of the demo data", () => {
    const labels = CITIES.flatMap(({ name, localities }) =>
      localities.map((locality) => `${locality}, ${name}`),
    );
    const astray = labels.filter((label) => {
      const [place, ...more] = readPlaces(label).places;
      return place === undefined || more.length > 0 || !label.endsWith(labelOf(place).split(", ")[1] ?? "?");
    });
    expect(astray).toEqual([]);
  });
});

describe("the address beside a place (PLACE-10)", () => {
  it.each([
    ["near City Mall, Andheri West", ["near City Mall"]],
    ["opp. metro station, Laxmi Nagar, Delhi", ["opp. metro station"]],
    ["4th floor, Prestige Tower, Koramangala, Bangalore", ["4th floor", "Prestige Tower"]],
    ["Andheri West, Mumbai", []],
    ["Hybrid - Pune; Mumbai", []],
    ["Sector 62, Noida", []],
    ["Dwarka, Sector 10, Delhi", ["Sector 10"]],
    ["near City Mall", []],
  ])("is told of %s", (text, parts) => {
    expect(addressPartsIn(text)).toEqual(parts);
  });

  it("is not asked about where the place itself is", () => {
    const { questions } = readPlaces("opp. metro station, Laxmi Nagar");
    expect(questions).toMatchObject([{ text: "Laxmi Nagar", kind: PlaceQuestionKind.AMBIGUOUS }]);
  });
});
