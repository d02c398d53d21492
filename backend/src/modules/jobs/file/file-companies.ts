import { nameKeyOf } from "../../companies/company.rules";

/** A company that a file's uploader may post for. */
export interface OwnCompany {
  id: string;
  name: string;
  isVerified: boolean;
}

/** What was answered for names of companies, by their keys: the id of one that the uploader may post for. */
export type CompanyAnswers = Readonly<Record<string, string>>;

/** Which company a row of a file is for (FILE-15). */
export class FileCompanies {
  constructor(
    private readonly fileCompanyId: string,
    private readonly own: readonly OwnCompany[],
    private readonly answers: CompanyAnswers,
  ) {}

  /** The company of a row by what its cell says; null where nobody knows which is meant. */
  of(name: string): OwnCompany | null {
    return this.named(name) ?? this.answered(name);
  }

  /**
   * The one that a name means by itself: the file's company, or else the only verified one of the uploader's that is
   * called so. One that nobody has verified is asked about, as anybody can give a company any name.
   */
  named(name: string): OwnCompany | null {
    const key = nameKeyOf(name);
    const alike = this.own.filter((company) => nameKeyOf(company.name) === key);
    const ofFile = alike.find(({ id }) => id === this.fileCompanyId);
    if (ofFile) return ofFile;
    const [verified, ...others] = alike.filter(({ isVerified }) => isVerified);
    return verified && others.length === 0 ? verified : null;
  }

  answered(name: string): OwnCompany | null {
    const key = nameKeyOf(name);
    const id = Object.hasOwn(this.answers, key) ? this.answers[key] : undefined;
    return this.own.find((company) => company.id === id) ?? null;
  }

  /** The company that posts a row: the one that it names, or else the file's. */
  posterOf = (named: OwnCompany | null): OwnCompany | null =>
    named ?? this.own.find(({ id }) => id === this.fileCompanyId) ?? null;

  mayBe = (id: string): boolean => this.own.some((company) => company.id === id);
}
