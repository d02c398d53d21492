/** A name, another, and whether an admin is shown the second beside the first. All are made up. */
type NamePair = readonly [one: string, other: string];

export const ALIKE_NAMES: readonly NamePair[] = [
  ["Suvarna Infotech Limited", "Suvarna Infotech Pvt Ltd"],
  ["Suvarna Infotech", "Suvarna Info Solution"],
  ["Suvarna Infotech", "Suvama Infotech"],
  ["Kaveri Foods", "Kaverl Foods"],
  ["Kaveri Foods", "Kavеri Foods"],
  ["Kaveri Foods", "Kaveri F00ds"],
  ["Kaveri Foods", "Kaveri Foods Careers"],
  ["Kaveri Foods", "HR Team Kaveri Foods"],
  ["Kaveri Foods Private Limited", "M/s. Kaveri Foods (P) Ltd."],
  ["Kaveri Foods", "Kaveri Food"],
  ["Kaveri Foods", "Kavéri Foods"],
  ["Godavari Textiles", "Godavri Textiles"],
  ["Godavari Textiles", "Godavari Textlies"],
  ["Narmada Motors", "Νarmada Motors"],
  ["Narmada Motors", "Narrnada Motors"],
  ["Tungabhadra Steel", "Tungabhadra Steel India"],
  ["Sabarmati Bank", "Sabarmati Bank Recruitment"],
  ["Brahmaputra Logistics", "Brahmaputra Logistic Services"],
  ["Vaigai Wires", "Vvaigai Wires"],
  ["Chambal Chemicals", "Charnbal Chemicals"],
];

export const UNLIKE_NAMES: readonly NamePair[] = [
  ["Kaveri Foods", "Kaveri Motors"],
  ["Suvarna Infotech", "Subarna Hospital"],
  ["Godavari Textiles", "Gomti Textiles"],
  ["Narmada Motors", "Narmada Mills"],
  ["Asha Technologies", "Usha Technologies"],
  ["TCR Limited", "TCS Limited"],
  ["Infotech Solutions", "Global Systems"],
  ["Sabarmati Bank", "Sabarmati School"],
  ["नर्मदा मोटर्स", "Kaveri Foods"],
  ["Periyar Rubber", "Periyar Medical College"],
];

export const ALIKE_DOMAINS: readonly NamePair[] = [
  ["suvarnainfotech.in", "suvarnainfotech.co.in"],
  ["suvarnainfotech.in", "suvarna-infotech.com"],
  ["suvarnainfotech.in", "suvarnainfotech-careers.in"],
  ["kaverifoods.in", "kaverlfoods.in"],
  ["kaverifoods.in", "kaverif00ds.com"],
  ["kaverifoods.in", "jobs-kaverifoods.in"],
  ["kaverifoods.in", "kaverifoodsjobs.com"],
  ["kaverifoods.in", "xn--kavrifoods-msi.in"],
  ["narmadamotors.com", "narrnadamotors.com"],
  ["narmadamotors.com", "narmadmotors.com"],
  ["narmadamotors.com", "hr.narmadamotors.org"],
  ["chambal.co.in", "charnbal.co.in"],
];

export const UNLIKE_DOMAINS: readonly NamePair[] = [
  ["kaverifoods.in", "kaverimotors.in"],
  ["suvarnainfotech.in", "subarnahospital.in"],
  ["gomti.in", "godavari.in"],
  ["tcr.in", "tcs.in"],
  ["narmadamotors.com", "narmadamills.com"],
  ["asha.org", "usha.org"],
  ["sabarmatibank.com", "sabarmatischool.com"],
  ["chambal.co.in", "kosi.co.in"],
];
