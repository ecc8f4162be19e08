/* Every vendor there is, a line each. What each needs, how it is chosen, its door and its tests follow from its folder. */
export { brasilapiAddresses } from './addresses/brasilapi/vendor.ts';
export { viacep } from './addresses/viacep/vendor.ts';
export { brasilapiCompanies } from './companies/brasilapi/vendor.ts';
export { unico } from './identity/unico/vendor.ts';
export { qitech } from './lender/qitech/vendor.ts';
export { smtp } from './messaging/smtp/vendor.ts';
export { twilio } from './messaging/twilio/vendor.ts';
export { zenvia } from './messaging/zenvia/vendor.ts';
export { clicksign } from './signature/clicksign/vendor.ts';
export { folder } from './storage/folder/vendor.ts';
export { s3 } from './storage/s3/vendor.ts';
export { brasilapiVehicles } from './vehicles/brasilapi/vendor.ts';
