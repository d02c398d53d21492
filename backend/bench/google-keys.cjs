// Loaded before a node that is measured: its question to Google for the keys of tokens, the one thing that production
// asks of the internet for a signed-in call, goes to a stand-in on this machine.
const http = require("node:http");
const https = require("node:https");

const request = https.request;

https.request = (options, ...rest) =>
  options.host === "www.googleapis.com" || options.hostname === "www.googleapis.com"
    ? http.request({ path: options.path, host: "127.0.0.1", port: process.env.BENCH_KEYS_PORT }, ...rest)
    : request(options, ...rest);
