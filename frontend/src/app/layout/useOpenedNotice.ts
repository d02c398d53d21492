import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** Pages that came without encryption have no workers. */
type DeviceNavigator = Omit<Navigator, "serviceWorker"> & Partial<Pick<Navigator, "serviceWorker">>;

/** Goes where a pushed notice leads that was opened outside. The worker asks the page, which may hold unsaved edits. */
export function useOpenedNotice(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator as DeviceNavigator;
    function handleMessage({ data }: MessageEvent<{ open?: unknown } | null>) {
      if (typeof data?.open === "string") void navigate(data.open);
    }
    serviceWorker?.addEventListener("message", handleMessage);
    return () => serviceWorker?.removeEventListener("message", handleMessage);
  }, [navigate]);
}
