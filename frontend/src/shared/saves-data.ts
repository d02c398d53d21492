interface DeviceNavigator {
  /** Safari and Firefox have none. */
  connection?: { saveData?: boolean };
}

/** Whether the device asks for as little traffic as possible: what only decorates, or may never be used, stays away. */
export const savesData = (): boolean => (navigator as DeviceNavigator).connection?.saveData === true;
