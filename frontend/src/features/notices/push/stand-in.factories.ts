const SUBSCRIPTION = {
  toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p256dh", auth: "auth" } }),
  options: { applicationServerKey: null },
};

/** A browser that can push, as far as pages see one; jsdom knows nothing of it. */
export function standInForPush({
  permission = "default",
  answer = "granted",
}: { permission?: NotificationPermission; answer?: NotificationPermission } = {}) {
  let isSubscribed = false;
  const unsubscribe = jest.fn(() => {
    isSubscribed = false;
    return Promise.resolve(true);
  });
  const subscription = { ...SUBSCRIPTION, unsubscribe };
  const subscribe = jest.fn(() => {
    isSubscribed = true;
    return Promise.resolve(subscription);
  });
  const getSubscription = () => Promise.resolve(isSubscribed ? subscription : null);
  const close = jest.fn();
  const getNotifications = () => Promise.resolve([{ close }]);
  const registration = { pushManager: { subscribe, getSubscription }, getNotifications };
  const notification = {
    permission,
    requestPermission: jest.fn(() => {
      notification.permission = answer;
      return Promise.resolve(answer);
    }),
  };
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker });
  Object.defineProperty(window, "PushManager", { configurable: true, value: {} });
  Object.defineProperty(window, "Notification", { configurable: true, value: notification });
  return { subscribe, unsubscribe, close, worker, requestPermission: notification.requestPermission };
}

export function removePush(): void {
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(window, "PushManager");
  Reflect.deleteProperty(window, "Notification");
  window.localStorage.clear();
}
