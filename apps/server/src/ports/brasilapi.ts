/** BrasilAPI (https://brasilapi.com.br) answers several ports. */
export const BRASILAPI_URL = 'https://brasilapi.com.br';
