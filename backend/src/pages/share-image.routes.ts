import express, { type Router } from "express";
import { NotFoundError, UnavailableError } from "../errors/errors";
import type { DescribePage } from "./head/describe-page";
import { shareImagePath } from "./share-card";
import type { ShareImages } from "./share-images";

/**
 * Serves the pictures of shared addresses. A picture goes by the hash of its text, so it never changes. The address of
 * a former text leads to the present one. @throws NotFoundError for a page that has none, or is not there
 */
export function shareImageRoutes(describe: DescribePage, images: ShareImages): Router {
  const router = express.Router();
  router.get("/share-images/{*page}", async (request, response) => {
    const [, page = "", name] = /^\/share-images(.*?)\/([0-9a-f]{20})\.png$/.exec(request.path) ?? [];
    const { card, status } = name === undefined ? {} : await describe(request, page || "/");
    if (!card)
      throw status === 503 ? new UnavailableError("The page's text is out of reach.") : new NotFoundError();
    const path = shareImagePath(page || "/", card);
    if (path !== request.path) {
      response.set("cache-control", "public, max-age=600").redirect(302, path);
      return;
    }
    const png = await images.draw(card);
    response.type("png").set("cache-control", "public, max-age=31536000, immutable").send(png);
  });
  return router;
}
