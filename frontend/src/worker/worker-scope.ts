/** What the worker uses of its global scope. TypeScript's own description of it can't stand beside that of pages. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  registration: Pick<ServiceWorkerRegistration, "pushManager" | "showNotification" | "getNotifications"> & {
    navigationPreload?: { enable(): Promise<void> };
  };
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushedEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NoticeClick) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: SubscriptionChange) => void): void;
  addEventListener(type: "message", listener: (event: LastingEvent & MessageEvent<unknown>) => void): void;
}

/** The browser keeps the worker running until what the event waits for is done. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A window of the portal. */
interface OpenWindow {
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: { open: string }): void;
}

interface PushedEvent extends LastingEvent {
  data: { json(): unknown } | null;
}

interface NoticeClick extends LastingEvent {
  notification: Notification;
}

/** Browsers leave out what they don't know any more. */
export interface SubscriptionChange extends LastingEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

export const worker = self as unknown as WorkerScope;
