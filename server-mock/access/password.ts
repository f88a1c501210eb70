import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Parameters of scrypt. */
export interface HashCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 16 MB and about 50 ms per attempt; stored in every hash, so that it can be raised later. */
const usualCost: HashCost = { N: 16384, r: 8, p: 1 };
const keyLength = 32;
const shape = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/;

/** Minimum password length in characters. */
export const passwordMinimum = 6;

const derive = (password: string, salt: Buffer, options: HashCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Hashes a password: `scrypt$N$r$p$salt$key`. */
export const hashPassword = async (password: string, cost: HashCost = usualCost): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

/** Whether a password matches the hash. A missing hash takes as long as a wrong password. */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const parts = shape.exec(hash ?? '');
  if (parts === null) {
    await derive(password, Buffer.alloc(16), usualCost);
    return false;
  }
  const [, N, r, p, salt = '', key = ''] = parts;
  const wanted = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};
