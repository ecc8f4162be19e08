import type { VehicleAnswer, Vehicles, VehiclesVendor } from './vehicles.ts';

/** Whether somebody can say of which vehicle a plate is. */
export const canFindPlates = (vendors: readonly VehiclesVendor[]): boolean =>
  vendors.some(({ findPlate }) => findPlate !== undefined);

/**
 * Asks those that look plates up, in order, until one knows it. A plate is held against an offer, so it is nobody's only where each of them
 * said so: one that could not be asked leaves it open. Who says that it looks none up (`notOffered`) is not asked for it; where none does,
 * nobody knows any plate, and a contract calls it the customer's word (`particulars/vehicle.ts`).
 */
export const findPlateAmong =
  (vendors: readonly VehiclesVendor[]): Vehicles['findPlate'] =>
  async (plate, signal) => {
    let open: VehicleAnswer | undefined;
    for (const vendor of vendors) {
      if (signal.aborted) return { kind: 'failed', reason: 'aborted' };
      const answer = await vendor.findPlate?.(plate, signal);
      if (answer?.kind === 'done' && answer.vehicle !== null) return answer;
      if (answer?.kind === 'failed' && answer.reason !== 'notOffered') open = answer;
    }
    return open ?? { kind: 'done', vehicle: null };
  };
