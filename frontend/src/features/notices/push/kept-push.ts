const KEY = "push";
const DECLINED = "push-declined";

/** Whose notices are pushed to this browser, and by which subscription; kept to end it once somebody else is here. */
export interface KeptPush {
  uid: string;
  id: string;
}

export function keptPush(): KeptPush | null {
  try {
    const [uid, id] = window.localStorage.getItem(KEY)?.split(" ") ?? [];
    return uid && id ? { uid, id } : null;
  } catch {
    return null;
  }
}

/** @param kept null: nothing is pushed here any more */
export function keepPush(kept: KeptPush | null): void {
  try {
    if (kept) window.localStorage.setItem(KEY, `${kept.uid} ${kept.id}`);
    else window.localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: the settings offer to turn it on anew, and a sign-out can't end it; their list can.
  }
}

export function isPushDeclined(): boolean {
  try {
    return window.localStorage.getItem(DECLINED) !== null;
  } catch {
    return true;
  }
}

/** 'Not now' holds on this device for good; the settings still offer it (PUSH-08). */
export function declinePush(): void {
  try {
    window.localStorage.setItem(DECLINED, "yes");
  } catch {
    // Where nothing can be kept, nobody is asked.
  }
}
