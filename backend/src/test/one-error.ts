import { types } from "node:util";

// Jest runs tests in a world with an Error of its own, so that what Node itself throws, a refused connection
// for one, would be no `instanceof Error` there, as it is everywhere else.
Object.defineProperty(Error, Symbol.hasInstance, {
  value(this: unknown, thing: unknown): boolean {
    return this === Error ? types.isNativeError(thing) : isInstance.call(this, thing);
  },
});

const isInstance = Function.prototype[Symbol.hasInstance] as (this: unknown, thing: unknown) => boolean;
