import { createServer } from "node:http";
import { Pool } from "pg";
import { jobPageSql } from "../src/modules/jobs/blocks/posting-blocks.sql";

/**
 * The least that can answer the query of `api.ts`: a bare node:http handler, one prepared statement, JSON made in
 * JavaScript. A process of its own; DATABASE_URL and PORT come from the environment.
 */
const JOB = ["id", "title", "type", "work_mode", "city", "locality", "pay_text", "experience_text", "skills"];

const COMPANY = ["name", "slug", "verified_at"];

const sql = jobPageSql(
  [
    ...[...JOB, "posted_at"].map((column) => `job.${column}`),
    ...COMPANY.map((column) => `company.${column} as company_${column}`),
  ].join(", "),
);

interface Row {
  id: string;
  title: string;
  type: string;
  work_mode: string;
  city: string | null;
  locality: string | null;
  pay_text: string;
  experience_text: string;
  skills: string[];
  posted_at: Date;
  company_name: string;
  company_slug: string;
  company_verified_at: Date | null;
  total: number;
}

const inCapitals = (value: string) => value.toUpperCase().replace("-", "_");

const toItem = (row: Row) => ({
  id: row.id,
  title: row.title,
  type: inCapitals(row.type),
  workMode: inCapitals(row.work_mode),
  location: [row.locality, row.city].filter(Boolean).join(", ") || "Remote",
  pay: { text: row.pay_text },
  experience: row.experience_text,
  skills: row.skills,
  postedAt: row.posted_at.toISOString(),
  company: { name: row.company_name, slug: row.company_slug, isVerified: row.company_verified_at !== null },
});

const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  application_name: "bench-floor",
});

async function answer(): Promise<string> {
  const { rows } = await pool.query<Row>({
    name: "floor",
    text: sql,
    // In the order of job_search's own parameters: newest first, live jobs that say "software", page 1 of 20.
    values: [
      "newest",
      ["live"],
      "software",
      true,
      new Date(),
      null,
      null,
      null,
      null,
      null,
      null,
      0,
      21,
      1000,
      null,
      null,
      null,
      null,
    ],
  });
  const total = rows[0]?.total ?? 0;
  const jobs = {
    total: Math.min(total, 1000),
    isTotalCapped: total > 1000,
    page: 1,
    pageCount: Math.min(Math.ceil(Math.min(total, 1000) / 20), 10),
    items: rows.slice(0, 20).map(toItem),
  };
  return JSON.stringify({ data: { jobs } });
}

// The portal's turn takes longer than Node would keep a connection.
createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
  request.resume();
  answer().then(
    (body) => response.setHeader("content-type", "application/json").end(body),
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env.PORT), "127.0.0.1");
