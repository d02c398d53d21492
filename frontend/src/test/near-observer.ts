/** Stands for the browser's IntersectionObserver: jsdom lays nothing out, so a test says when all is near. */
export class NearObserver {
  private readonly listeners = new Set<IntersectionObserverCallback>();

  constructor() {
    const { listeners } = this;
    class Observer {
      constructor(private readonly listener: IntersectionObserverCallback) {
        listeners.add(listener);
      }
      observe = () => undefined;
      disconnect = () => void listeners.delete(this.listener);
    }
    Object.assign(window, { IntersectionObserver: Observer });
  }

  comeNear(): void {
    const entries = [{ isIntersecting: true } as IntersectionObserverEntry];
    for (const listener of this.listeners) listener(entries, {} as IntersectionObserver);
  }

  remove(): void {
    Reflect.deleteProperty(window, "IntersectionObserver");
  }
}
