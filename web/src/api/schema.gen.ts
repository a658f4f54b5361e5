export interface paths {
    "/v1/auth/confirm/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email me a code to confirm with, if I have no password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that it is me, for acts that ask again after ten minutes */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                    } | {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/robot-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new robot check, and how to solve it
         * @description Sign-up, forgotten passwords and phone codes need a solved robot check, and sign-in too after wrong passwords. It is a
         *     proof of work in version 2 of the [ALTCHA](https://altcha.org) format, with PBKDF2/SHA-256. Any ALTCHA v2 library solves
         *     it, or these steps do:
         *
         *     1. Get a challenge here. `nonce`, `salt` and `keyPrefix` are bytes in lower-case hexadecimal.
         *     2. For `counter` = 0, 1, 2, … the password is the bytes of `nonce`, followed by the counter as a 32-bit unsigned
         *        big-endian integer. Derive a key of `keyLength` bytes from it with PBKDF2, HMAC-SHA-256, the bytes of `salt` as salt, and
         *        `cost` iterations. Stop at the first key that starts with the bytes of `keyPrefix`. That takes 200 to 400 tries.
         *     3. Build the JSON `{"challenge": …, "solution": {"counter": …, "derivedKey": …}}`: the challenge exactly as received, with
         *        all its parameters and its signature, the counter as a number, and the whole derived key in lower-case hexadecimal.
         *     4. Encode this JSON (UTF-8) in base64 with the standard alphabet (RFC 4648 section 4), and send it as `robotCheck`.
         *
         *     The `cost` rises with the sign-ups from your network in the last hour, and sign-up refuses a challenge that is much too easy
         *     by now.
         *
         *     A challenge is valid for 20 minutes, until `expiresAt` (seconds since 1970), and a solution is accepted once:
         *     after a failed request, solve a new challenge. A wrong, expired or used solution gets 422 with the code
         *     `auth/robot-check-failed`, a missing one with the code `validation`. Only
         *     `POST /v1/auth/sign-in` needs none at first: it asks by `auth/robot-check-failed` after a hundred wrong
         *     passwords for the account in an hour, unless you send the cookie `device` of an earlier sign-in to it.
         *
         *     A worked example. The challenge:
         *
         *     ```json
         *     {
         *       "parameters": {
         *         "algorithm": "PBKDF2/SHA-256",
         *         "cost": 1000,
         *         "expiresAt": 4102444800,
         *         "keyLength": 32,
         *         "keyPrefix": "8691e09665df4a1db7d00e3b0910ddc0",
         *         "keySignature": "ecf0382802a54aeb9b0bf2accfadd3f914b3673792dc57fe335bb5de847f2e4b",
         *         "nonce": "b2732fb02a86644c8c00d9a5383dbde7",
         *         "salt": "bea8c18a78f0cf66805572dd22b1bf49"
         *       },
         *       "signature": "ee85a62f554679985ee529cba0dd9a8db3f98cab0a53d6ac888bb208741d322d"
         *     }
         *     ```
         *
         *     With the counter 258, the password is `b2732fb02a86644c8c00d9a5383dbde700000102`, and its key starts with `keyPrefix`:
         *
         *     ```json
         *     {
         *       "counter": 258,
         *       "derivedKey": "8691e09665df4a1db7d00e3b0910ddc0c842fe017775a88d54cb2f02da15c4a5"
         *     }
         *     ```
         *
         *     The value of `robotCheck`, on one line:
         *
         *     ```
         *     eyJjaGFsbGVuZ2UiOnsicGFyYW1ldGVycyI6eyJhbGdvcml0aG0iOiJQQktERjIvU0hBLTI1NiIsImNvc3QiOjEwMDAsImV4cGlyZXNBdCI6NDEwMjQ0NDgwMCwia2V5TGVuZ3RoIjozMiwia2V5UHJlZml4IjoiODY5MWUwOTY2NWRmNGExZGI3ZDAwZTNiMDkxMGRkYzAiLCJrZXlTaWduYXR1cmUiOiJlY2YwMzgyODAyYTU0YWViOWIwYmYyYWNjZmFkZDNmOTE0YjM2NzM3OTJkYzU3ZmUzMzViYjVkZTg0N2YyZTRiIiwibm9uY2UiOiJiMjczMmZiMDJhODY2NDRjOGMwMGQ5YTUzODNkYmRlNyIsInNhbHQiOiJiZWE4YzE4YTc4ZjBjZjY2ODA1NTcyZGQyMmIxYmY0OSJ9LCJzaWduYXR1cmUiOiJlZTg1YTYyZjU1NDY3OTk4NWVlNTI5Y2JhMGRkOWE4ZGIzZjk4Y2FiMGE1M2Q2YWM4ODhiYjIwODc0MWQzMjJkIn0sInNvbHV0aW9uIjp7ImNvdW50ZXIiOjI1OCwiZGVyaXZlZEtleSI6Ijg2OTFlMDk2NjVkZjRhMWRiN2QwMGUzYjA5MTBkZGMwYzg0MmZlMDE3Nzc1YTg4ZDU0Y2IyZjAyZGExNWM0YTUifX0=
         *     ```
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description send all of them back, also those that are not described here */
                            parameters: {
                                /** @description always PBKDF2/SHA-256 */
                                algorithm: string;
                                /** @description the start of the password */
                                nonce: string;
                                /** @description the salt */
                                salt: string;
                                /** @description the number of iterations */
                                cost: number;
                                /** @description the length of the key, in bytes */
                                keyLength?: number;
                                /** @description how the key must start */
                                keyPrefix: string;
                                /** @description in seconds since 1970 */
                                expiresAt?: number;
                            } & {
                                [key: string]: unknown;
                            };
                            signature?: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and send the verification email */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        username: string;
                        email: string;
                        password: string;
                        /** @enum {boolean} */
                        acceptTerms: true;
                        /** @description a solved robot check, in base64: see GET /v1/robot-check */
                        robotCheck: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                username: string;
                                /** @description whether users may no longer have this username, so that they are asked for another */
                                usernameReserved: boolean;
                                /** @description shown beside the name; null for users and deleted accounts */
                                mark: ("administrator" | "feed") | null;
                                email: string;
                                phone: string | null;
                                photoUrl: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                role: "user" | "admin";
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "active" | "suspended";
                                emailVerified: boolean;
                                phoneVerified: boolean;
                                reportCount: number;
                                /** @description whether status changes of their reports are also emailed */
                                statusMails: boolean;
                                /** Format: date-time */
                                createdAt: string;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a new verification email (same answer for every address) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description No content */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who signed up, by the emailed link, which stays valid */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            username: string;
                            email: string;
                            /** @description whether this browser sent the sign-up */
                            signedUpHere: boolean;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an address with the emailed link or code, or remove an account that someone else made
         * @description Also signs in the browser that signed up, and sets the session cookie.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        /** @description needed in another browser than the sign-up's: whether the person signed up; false removes the account */
                        mine?: boolean;
                        /** @description needed with `mine: true`: replaces that of the sign-up */
                        password?: string;
                    } | {
                        email: string;
                        code: string;
                        /** @description needed in another browser than the sign-up's: whether the person signed up; false removes the account */
                        mine?: boolean;
                        /** @description needed with `mine: true`: replaces that of the sign-up */
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description false: the account was removed */
                            verified: boolean;
                            /** @description null without a session */
                            user: {
                                /** Format: uuid */
                                id: string;
                                username: string;
                                /** @description whether users may no longer have this username, so that they are asked for another */
                                usernameReserved: boolean;
                                /** @description shown beside the name; null for users and deleted accounts */
                                mark: ("administrator" | "feed") | null;
                                email: string;
                                phone: string | null;
                                photoUrl: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                role: "user" | "admin";
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "active" | "suspended";
                                emailVerified: boolean;
                                phoneVerified: boolean;
                                reportCount: number;
                                /** @description whether status changes of their reports are also emailed */
                                statusMails: boolean;
                                /** Format: date-time */
                                createdAt: string;
                            } | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in and set the session cookie */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        /** @description needed after an answer with the code auth/robot-check-failed */
                        robotCheck?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                username: string;
                                /** @description whether users may no longer have this username, so that they are asked for another */
                                usernameReserved: boolean;
                                /** @description shown beside the name; null for users and deleted accounts */
                                mark: ("administrator" | "feed") | null;
                                email: string;
                                phone: string | null;
                                photoUrl: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                role: "user" | "admin";
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "active" | "suspended";
                                emailVerified: boolean;
                                phoneVerified: boolean;
                                reportCount: number;
                                /** @description whether status changes of their reports are also emailed */
                                statusMails: boolean;
                                /** Format: date-time */
                                createdAt: string;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect to Google to sign in, then to a path of this site */
        get: {
            parameters: {
                query?: {
                    redirect?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                302: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Complete sign-in with Google and set the session cookie */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                302: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where I am signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** @description such as 'Chrome on Android' */
                                browser: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                lastSeenAt: string;
                                /** @description whether the request came from this session */
                                current: boolean;
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of my sessions */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/phone/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code by text message; earlier codes stop working */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        phone: string;
                        /** @description a solved robot check, in base64: see GET /v1/robot-check */
                        robotCheck: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description masked except its last four digits */
                            phone: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/phone/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a phone number with the code from the text message */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        code?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                username: string;
                                /** @description whether users may no longer have this username, so that they are asked for another */
                                usernameReserved: boolean;
                                /** @description shown beside the name; null for users and deleted accounts */
                                mark: ("administrator" | "feed") | null;
                                email: string;
                                phone: string | null;
                                photoUrl: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                role: "user" | "admin";
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "active" | "suspended";
                                emailVerified: boolean;
                                phoneVerified: boolean;
                                reportCount: number;
                                /** @description whether status changes of their reports are also emailed */
                                statusMails: boolean;
                                /** Format: date-time */
                                createdAt: string;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a link to set a new password (same answer for every address) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        /** @description a solved robot check, in base64: see GET /v1/robot-check */
                        robotCheck: string;
                    };
                };
            };
            responses: {
                /** @description No content */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset-password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the emailed link still works, which uses nothing up */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the emailed link and end every session of the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change my password and end all my other sessions */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My profile */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            username: string;
                            /** @description whether users may no longer have this username, so that they are asked for another */
                            usernameReserved: boolean;
                            /** @description shown beside the name; null for users and deleted accounts */
                            mark: ("administrator" | "feed") | null;
                            email: string;
                            phone: string | null;
                            photoUrl: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            role: "user" | "admin";
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            status: "active" | "suspended";
                            emailVerified: boolean;
                            phoneVerified: boolean;
                            reportCount: number;
                            /** @description whether status changes of their reports are also emailed */
                            statusMails: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete my account */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change my username, or turn status emails on or off */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        username?: string;
                        statusMails?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            username: string;
                            /** @description whether users may no longer have this username, so that they are asked for another */
                            usernameReserved: boolean;
                            /** @description shown beside the name; null for users and deleted accounts */
                            mark: ("administrator" | "feed") | null;
                            email: string;
                            phone: string | null;
                            photoUrl: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            role: "user" | "admin";
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            status: "active" | "suspended";
                            emailVerified: boolean;
                            phoneVerified: boolean;
                            reportCount: number;
                            /** @description whether status changes of their reports are also emailed */
                            statusMails: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/v1/me/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set my photo */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        photo: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            username: string;
                            /** @description whether users may no longer have this username, so that they are asked for another */
                            usernameReserved: boolean;
                            /** @description shown beside the name; null for users and deleted accounts */
                            mark: ("administrator" | "feed") | null;
                            email: string;
                            phone: string | null;
                            photoUrl: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            role: "user" | "admin";
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            status: "active" | "suspended";
                            emailVerified: boolean;
                            phoneVerified: boolean;
                            reportCount: number;
                            /** @description whether status changes of their reports are also emailed */
                            statusMails: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Remove my photo */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A profile photo: my own or, for administrators, anyone’s */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The picture */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                        "image/png": string;
                    };
                };
                /** @description No content */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything stored about me
         * @description A ZIP archive: my-data.json, which names the other files, and the pictures.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The archive */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/zip": string;
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users */
        get: {
            parameters: {
                query?: {
                    /** @description username contains */
                    q?: string;
                    /** @description how many reports they filed */
                    reports?: "1-9" | "10-49" | "50-99" | "100-499" | "500-999";
                    status?: "active" | "suspended";
                    from?: string;
                    to?: string;
                    page?: number;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                username: string;
                                /** @description whether users may no longer have this username, so that they are asked for another */
                                usernameReserved: boolean;
                                /** @description shown beside the name; null for users and deleted accounts */
                                mark: ("administrator" | "feed") | null;
                                email: string;
                                phone: string | null;
                                photoUrl: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                role: "user" | "admin";
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "active" | "suspended";
                                emailVerified: boolean;
                                phoneVerified: boolean;
                                reportCount: number;
                                /** @description whether status changes of their reports are also emailed */
                                statusMails: boolean;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                            /** @description how many of the first rows in the order of the list were searched for `q`, if not all: those with fewer than three letters or digits in a row, or with too frequent ones, are searched for among so many only */
                            searchedOnly: number | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            username: string;
                            /** @description whether users may no longer have this username, so that they are asked for another */
                            usernameReserved: boolean;
                            /** @description shown beside the name; null for users and deleted accounts */
                            mark: ("administrator" | "feed") | null;
                            email: string;
                            phone: string | null;
                            photoUrl: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            role: "user" | "admin";
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            status: "active" | "suspended";
                            emailVerified: boolean;
                            phoneVerified: boolean;
                            reportCount: number;
                            /** @description whether status changes of their reports are also emailed */
                            statusMails: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Suspend or activate a user */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "suspended";
                        /** @description emailed to the person; kept in the audit log and in their export */
                        reason: string;
                    } | {
                        /** @enum {string} */
                        status: "active";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            username: string;
                            /** @description whether users may no longer have this username, so that they are asked for another */
                            usernameReserved: boolean;
                            /** @description shown beside the name; null for users and deleted accounts */
                            mark: ("administrator" | "feed") | null;
                            email: string;
                            phone: string | null;
                            photoUrl: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            role: "user" | "admin";
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            status: "active" | "suspended";
                            emailVerified: boolean;
                            phoneVerified: boolean;
                            reportCount: number;
                            /** @description whether status changes of their reports are also emailed */
                            statusMails: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/v1/users/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user's reports */
        get: {
            parameters: {
                query?: {
                    category?: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    subcategory?: string;
                    target?: string;
                    /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                    country?: string;
                    status?: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                    from?: string;
                    to?: string;
                    /** @description target contains; administrators only */
                    q?: string;
                    /** @description which come first */
                    sort?: "newest" | "oldest";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                type: "Scam" | "Phishing" | "Security Vulnerability";
                                /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                                target: string;
                                description: string;
                                /** @description the category's label */
                                category: string;
                                /** @description the subcategory's label */
                                subcategory: string | null;
                                /** @description the reporter's username */
                                reportedBy: string;
                                /** @description shown beside the name; null for users and deleted accounts */
                                reporterMark: ("administrator" | "feed") | null;
                                /** @description for administrators, while there is an account */
                                reporterId: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                /** Format: date-time */
                                createdAt: string;
                                /** @description null for a report that was imported from a feed */
                                evidence: {
                                    url: string;
                                    /** @description the original file name */
                                    source: string;
                                } | null;
                                /** @description whether the caller filed it */
                                own: boolean;
                                /** Format: uuid */
                                targetId: string;
                                /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                                hidden: boolean;
                                /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                                hiddenBy: ("flags" | "administrator") | null;
                                /** @description until when, of a reviewed report, flags hide the picture alone */
                                pictureHiddenUntil: string | null;
                                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                                redactedAt: string | null;
                                /** @description that reviewer's username, for administrators, while there is an account */
                                redactedBy: string | null;
                                /** @description the open flags, for administrators */
                                flags: {
                                    count: number;
                                    reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                                } | null;
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                            /** @description how many of the first rows in the order of the list were searched for `q`, if not all: those with fewer than three letters or digits in a row, or with too frequent ones, are searched for among so many only */
                            searchedOnly: number | null;
                            /**
                             * Format: date-time
                             * @description when the list was answered
                             */
                            asOf: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user's account but keep the reports */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description kept in the audit log */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What administrators did */
        get: {
            parameters: {
                query?: {
                    action?: "report.status" | "report.delete" | "report.hide" | "report.redact" | "report.import" | "report.export" | "flag.settle" | "reply.decide" | "reply.show" | "second-look.decide" | "target.clear" | "target.end-clearing" | "target.assign-bank" | "target.shared-host" | "user.status" | "user.delete" | "user.make-admin" | "user.reset-password" | "user.unlock" | "user.sign-in" | "post.publish" | "post.change" | "post.delete" | "setting.change" | "job.retry";
                    /** @description what was done to this account, and its reports that administrators deleted */
                    userId?: string;
                    q?: string;
                    from?: string;
                    to?: string;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** @description the administrator's username at the time; 'Redacted' in old entries */
                                actor: string;
                                /** @description null for the command line */
                                actorId: string | null;
                                /** @description one of those that can be asked for, or one of a newer server on the same database */
                                action: string;
                                /** @description such as the target of a report or the name of a setting */
                                subject: string;
                                subjectId: string | null;
                                /** @description whether it names a report, user or post that still exists */
                                subjectExists: boolean;
                                before: unknown;
                                after: unknown;
                                /** @description the network address; null for the command line and in old entries */
                                address: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                            /** @description how many of the first rows in the order of the list were searched for `q`, if not all: those with fewer than three letters or digits in a row, or with too frequent ones, are searched for among so many only */
                            searchedOnly: number | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description inactivity after which a session ends, in milliseconds */
                            sessionTimeout: number;
                            /** @description who gets emails about new reports and the hourly summary; null for no one */
                            notificationEmail: string | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/config/sessionTimeout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set how long a session may be inactive before it ends */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description inactivity after which a session ends, in milliseconds: whole minutes */
                        timeout: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description inactivity after which a session ends, in milliseconds */
                            sessionTimeout: number;
                            /** @description who gets emails about new reports and the hourly summary; null for no one */
                            notificationEmail: string | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/config/notificationEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the address that is emailed about new and pending reports */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description null or an empty text turns these emails off */
                        email: null | "" | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description inactivity after which a session ends, in milliseconds */
                            sessionTimeout: number;
                            /** @description who gets emails about new reports and the hourly summary; null for no one */
                            notificationEmail: string | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the dashboard */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description reports that are not Resolved */
                            open: number;
                            pending: number;
                            /** @description accounts with a verified phone */
                            verifiedUsers: number;
                            posts: number;
                            /** @description every status */
                            byStatus: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                count: number;
                            }[];
                            /** @description every category */
                            byCategory: {
                                /** @description the category's label */
                                category: string;
                                count: number;
                            }[];
                            /** @description reports filed on each of the last 30 days, today last */
                            perDay: {
                                /** Format: date */
                                day: string;
                                count: number;
                            }[];
                            /** @description from filing to the first Resolved, of reports that were resolved in the last 30 days */
                            timeToResolution: {
                                reports: number;
                                /** @description to about 2 %; null if there are none */
                                medianSeconds: number | null;
                                buckets: {
                                    /** @description and longer than in the bucket before; null: longer than in all */
                                    withinDays: number | null;
                                    count: number;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stats/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How reviewing goes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description reports that are Pending, by age */
                            waiting: {
                                /** @description filed within so many days, with today, and before the bucket before; null: before all */
                                withinDays: number | null;
                                count: number;
                            }[];
                            /** @description how often a report became Resolved, Rejected or Closed on each of the last 30 days, today last */
                            decisionsPerDay: {
                                /** Format: date */
                                day: string;
                                count: number;
                            }[];
                            /** @description from filing to a decision, of the last 30 days */
                            timeToDecision: {
                                decisions: number;
                                /** @description to about 2 %; null if there are none */
                                medianSeconds: number | null;
                            };
                            replies: {
                                /** @description replies and second looks */
                                waiting: number;
                                /** @description of these */
                                overdue: number;
                                /** @description in the last 90 days */
                                decided: number;
                                /** @description of these */
                                inTime: number;
                                /** @description from coming to the decision; null if there are none */
                                medianSeconds: number | null;
                            };
                            /** @description who had a report rejected lately, and most of the last ten decided reports */
                            mostlyRejected: {
                                /** Format: uuid */
                                id: string;
                                username: string;
                                rejected: number;
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Background jobs, with their last runs and errors */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                name: string;
                                title: string;
                                purpose: string;
                                /** @description cron, UTC; null if it does not run on a schedule */
                                schedule: string | null;
                                lastRunAt: string | null;
                                lastSuccessAt: string | null;
                                lastError: {
                                    message: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description not started, or to be retried */
                                waiting: number;
                                /** @description given up */
                                failed: number;
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run failed jobs again now
         * @description Those that wait to be retried, and those that were given up in the last day.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description the name of a kind of job; all if left out */
                        queue?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description how many jobs run again now */
                            retried: number;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the servers are, and everything that they need
         * @description The same as `npm run redflag -- status --json`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            at: string;
                            /** @description whether nothing is wrong */
                            ok: boolean;
                            /** @description what is wrong, as sentences */
                            problems: string[];
                            version: string;
                            commit: string;
                            node: string;
                            /** @description where the files of this version can be read */
                            manualUrl: string | null;
                            parts: {
                                name: string;
                                title: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                condition: "ok" | "look" | "wrong";
                                /** @description how it is, in plain words */
                                text: string;
                                /** @description where the manual says more, such as docs/operations.md#mail */
                                manual: string;
                            }[];
                            settings: {
                                name: string;
                                /** @description null if it is a secret, or not set */
                                value: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                condition: "ok" | "look" | "wrong";
                                text: string;
                                /** @description where the manual says more, such as docs/operations.md#mail */
                                manual: string;
                            }[];
                            servers: {
                                /** Format: uuid */
                                id: string;
                                version: string;
                                commit: string;
                                /** @description its machine and port */
                                address: string;
                                /** Format: date-time */
                                startedAt: string;
                                /** Format: date-time */
                                seenAt: string;
                                memoryBytes: number;
                                /** @description how far its clock is ahead of the database's */
                                clockMs: number;
                            }[];
                            database: {
                                version: string;
                                bytes: number;
                                connections: number;
                                maxConnections: number;
                                answerMs: number;
                            } | null;
                            migrations: {
                                applied: number;
                                pending: number;
                            } | null;
                            disk: {
                                free: number;
                                size: number;
                            } | null;
                            backup: {
                                /** Format: date-time */
                                at: string;
                                bytes: number;
                                verified: boolean;
                            } | null;
                            jobs: {
                                name: string;
                                schedule: string | null;
                                waiting: number;
                                oldestWaitingAt: string | null;
                                failed: number;
                                lastSuccessAt: string | null;
                            }[];
                            /** @description how many there are, by status */
                            reports: {
                                [key: string]: number;
                            };
                            accounts: number | null;
                            /** @description the newest release, if anybody looks for it (RELEASE_NOTICE_URL) */
                            release: {
                                version: string;
                                url: string | null;
                                notes: string | null;
                                isNewer: boolean;
                            } | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/system/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send yourself an email now, for the mail server's answer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            to: string;
                            accepted: boolean;
                            /** @description what the mail server said, or why it could not be asked */
                            answer: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report categories with their subcategories */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            label: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            value: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                            subcategories: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                value: string;
                            }[];
                        }[];
                    };
                };
                /** @description No content */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom to turn to after a scam, by country
         * @description As the operator supplies them (`ADVICE_FILE`); none without that file.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            countries: {
                                code: string;
                                name: string;
                                contacts: {
                                    name: string;
                                    /** @description what they do for the person */
                                    purpose: string;
                                    /** @description message: only got a message; paid; details: gave them details */
                                    situations: ("message" | "paid" | "details")[];
                                    phone?: string;
                                    /** Format: uri */
                                    url?: string;
                                    /** Format: email */
                                    email?: string;
                                }[];
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is known of a target */
        get: {
            parameters: {
                query: {
                    category?: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    subcategory?: string;
                    target: string;
                    /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                    country?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                                /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                same?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                                /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                linked?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One target, with those that reports on it name */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description null when nobody has reported it */
                            id: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                            /** @description the same for every spelling; empty if `shown` is */
                            key: string;
                            /** @description as in private checks; `GET /v1/events` watches the target by it */
                            hash: string;
                            /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                            shown: string;
                            /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                            sharedHost: boolean;
                            /** @description whether its domain has letters of another alphabet, to look like another domain */
                            lookAlike: boolean;
                            /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                            notes: {
                                /** @enum {string} */
                                kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                text: string;
                            }[];
                            verdict: {
                                /** @enum {string} */
                                level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                /** @description nobody reported it for 24 months */
                                stale: boolean;
                                heading: string;
                                /** @description the arithmetic, as a sentence without a full stop */
                                explanation: string;
                                /** @description the same without rejected and closed reports, if anything is left without them */
                                brief: string;
                                /** @description who reported it, each once; feeds and rejected reports do not count */
                                people: number;
                                /** @description of these, with a verified phone number */
                                verifiedPeople: number;
                                /** @description of these, with accounts less than a day old when they first reported it */
                                newPeople: number;
                                /** @description feeds that list it */
                                sources: number;
                                reports: {
                                    pending: number;
                                    underReview: number;
                                    resolved: number;
                                    rejected: number;
                                    closed: number;
                                };
                                firstReportedAt: string | null;
                                lastReportedAt: string | null;
                                confirmedAt: string | null;
                                /** @description when a reviewer last found no scam */
                                clearedAt: string | null;
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                            };
                            /** @description since when its holder, who proved that it is theirs, objects */
                            disputedSince: string | null;
                            /** @description by when reviewers decide about that */
                            decideBy: string | null;
                            /** @description what its holder says, as reviewers published it */
                            statement: {
                                text: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                            formerHolder: {
                                /** Format: date */
                                until: string;
                                reports: number;
                                people: number;
                            } | null;
                            /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                            same?: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                            }[];
                            /** @description targets that at least two people, or a confirmed report, name in reports on it */
                            linked?: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many reports a target has, and from how many people */
        get: {
            parameters: {
                query: {
                    category?: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    subcategory?: string;
                    target: string;
                    /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                    country?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description as given, or as detected from the target
                             * @enum {string}
                             */
                            category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                            reports: number;
                            /** @description who filed them, each once; feeds do not count */
                            people: number;
                            latestAt: string | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds what a text names, with what is known of it
         * @description The text is not kept, logged or remembered for alerts.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                        country?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @description as it stands in the text */
                                text: string;
                                /** @description where it begins, in UTF-16 units */
                                start: number;
                                /** @description where it ends, exclusive */
                                end: number;
                                target: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                    /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                    same?: {
                                        /** @description null when nobody has reported it */
                                        id: string | null;
                                        /**
                                         * @description a newer server may answer others
                                         * @enum {string}
                                         */
                                        category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                        /** @description the same for every spelling; empty if `shown` is */
                                        key: string;
                                        /** @description as in private checks; `GET /v1/events` watches the target by it */
                                        hash: string;
                                        /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                        shown: string;
                                        /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                        sharedHost: boolean;
                                        /** @description whether its domain has letters of another alphabet, to look like another domain */
                                        lookAlike: boolean;
                                        /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                        notes: {
                                            /** @enum {string} */
                                            kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                            text: string;
                                        }[];
                                        verdict: {
                                            /** @enum {string} */
                                            level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                            /** @description nobody reported it for 24 months */
                                            stale: boolean;
                                            heading: string;
                                            /** @description the arithmetic, as a sentence without a full stop */
                                            explanation: string;
                                            /** @description the same without rejected and closed reports, if anything is left without them */
                                            brief: string;
                                            /** @description who reported it, each once; feeds and rejected reports do not count */
                                            people: number;
                                            /** @description of these, with a verified phone number */
                                            verifiedPeople: number;
                                            /** @description of these, with accounts less than a day old when they first reported it */
                                            newPeople: number;
                                            /** @description feeds that list it */
                                            sources: number;
                                            reports: {
                                                pending: number;
                                                underReview: number;
                                                resolved: number;
                                                rejected: number;
                                                closed: number;
                                            };
                                            firstReportedAt: string | null;
                                            lastReportedAt: string | null;
                                            confirmedAt: string | null;
                                            /** @description when a reviewer last found no scam */
                                            clearedAt: string | null;
                                            /** @description since when its holder, who proved that it is theirs, objects */
                                            disputedSince: string | null;
                                            /** @description by when reviewers decide about that */
                                            decideBy: string | null;
                                            /** @description what its holder says, as reviewers published it */
                                            statement: {
                                                text: string;
                                                /** Format: date-time */
                                                at: string;
                                            } | null;
                                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                                            formerHolder: {
                                                /** Format: date */
                                                until: string;
                                                reports: number;
                                                people: number;
                                            } | null;
                                        };
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    }[];
                                    /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                    linked?: {
                                        /** @description null when nobody has reported it */
                                        id: string | null;
                                        /**
                                         * @description a newer server may answer others
                                         * @enum {string}
                                         */
                                        category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                        /** @description the same for every spelling; empty if `shown` is */
                                        key: string;
                                        /** @description as in private checks; `GET /v1/events` watches the target by it */
                                        hash: string;
                                        /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                        shown: string;
                                        /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                        sharedHost: boolean;
                                        /** @description whether its domain has letters of another alphabet, to look like another domain */
                                        lookAlike: boolean;
                                        /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                        notes: {
                                            /** @enum {string} */
                                            kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                            text: string;
                                        }[];
                                        verdict: {
                                            /** @enum {string} */
                                            level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                            /** @description nobody reported it for 24 months */
                                            stale: boolean;
                                            heading: string;
                                            /** @description the arithmetic, as a sentence without a full stop */
                                            explanation: string;
                                            /** @description the same without rejected and closed reports, if anything is left without them */
                                            brief: string;
                                            /** @description who reported it, each once; feeds and rejected reports do not count */
                                            people: number;
                                            /** @description of these, with a verified phone number */
                                            verifiedPeople: number;
                                            /** @description of these, with accounts less than a day old when they first reported it */
                                            newPeople: number;
                                            /** @description feeds that list it */
                                            sources: number;
                                            reports: {
                                                pending: number;
                                                underReview: number;
                                                resolved: number;
                                                rejected: number;
                                                closed: number;
                                            };
                                            firstReportedAt: string | null;
                                            lastReportedAt: string | null;
                                            confirmedAt: string | null;
                                            /** @description when a reviewer last found no scam */
                                            clearedAt: string | null;
                                            /** @description since when its holder, who proved that it is theirs, objects */
                                            disputedSince: string | null;
                                            /** @description by when reviewers decide about that */
                                            decideBy: string | null;
                                            /** @description what its holder says, as reviewers published it */
                                            statement: {
                                                text: string;
                                                /** Format: date-time */
                                                at: string;
                                            } | null;
                                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                                            formerHolder: {
                                                /** Format: date */
                                                until: string;
                                                reports: number;
                                                people: number;
                                            } | null;
                                        };
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    }[];
                                };
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/check/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many bits of its hash a private check sends
         * @description The hash of a target is the first 16 hexadecimal digits of SHA-256 over `category-value:key`. A private check sends only its first bits, and looks for the hash in the answer. We see a beginning that many numbers, sites or accounts share, not which one you asked about. The answer says how many reported ones share it.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description how many bits of its hash a private check sends */
                            bits: number;
                            /** @description of websites: hosts where anyone can publish that this installation adds; they change keys */
                            sharedHosts: string[];
                            /** @description domains of well-known brands and institutions that this installation adds */
                            wellKnownSites: string[];
                            /** @description their phone numbers and profiles, as `category-value:key` */
                            wellKnownTargets: string[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/check/{category}/{bits}/{bucket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The verdicts on all targets whose hash begins with some bits
         * @description The bucket is the first bits of the hash as a decimal number. 409 with the right number of bits, in `bits`, when it has changed.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    bits: string;
                    bucket: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @description the first 16 hexadecimal digits of SHA-256 over `category-value:key`; of a bank account over its number instead of its key */
                                hash: string;
                                /** @description of an account number: its bank as in the key, or `?`; several banks may have one number */
                                bank?: string;
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give an account number that was reported without its bank the bank */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description as in the key of an account: `gtbank` */
                        bank: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description null when nobody has reported it */
                            id: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                            /** @description the same for every spelling; empty if `shown` is */
                            key: string;
                            /** @description as in private checks; `GET /v1/events` watches the target by it */
                            hash: string;
                            /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                            shown: string;
                            /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                            sharedHost: boolean;
                            /** @description whether its domain has letters of another alphabet, to look like another domain */
                            lookAlike: boolean;
                            /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                            notes: {
                                /** @enum {string} */
                                kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                text: string;
                            }[];
                            verdict: {
                                /** @enum {string} */
                                level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                /** @description nobody reported it for 24 months */
                                stale: boolean;
                                heading: string;
                                /** @description the arithmetic, as a sentence without a full stop */
                                explanation: string;
                                /** @description the same without rejected and closed reports, if anything is left without them */
                                brief: string;
                                /** @description who reported it, each once; feeds and rejected reports do not count */
                                people: number;
                                /** @description of these, with a verified phone number */
                                verifiedPeople: number;
                                /** @description of these, with accounts less than a day old when they first reported it */
                                newPeople: number;
                                /** @description feeds that list it */
                                sources: number;
                                reports: {
                                    pending: number;
                                    underReview: number;
                                    resolved: number;
                                    rejected: number;
                                    closed: number;
                                };
                                firstReportedAt: string | null;
                                lastReportedAt: string | null;
                                confirmedAt: string | null;
                                /** @description when a reviewer last found no scam */
                                clearedAt: string | null;
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                            };
                            /** @description since when its holder, who proved that it is theirs, objects */
                            disputedSince: string | null;
                            /** @description by when reviewers decide about that */
                            decideBy: string | null;
                            /** @description what its holder says, as reviewers published it */
                            statement: {
                                text: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                            formerHolder: {
                                /** Format: date */
                                until: string;
                                reports: number;
                                people: number;
                            } | null;
                            /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                            same?: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                            }[];
                            /** @description targets that at least two people, or a confirmed report, name in reports on it */
                            linked?: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shared-hosts/{host}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say whether anybody can publish on a host, so that each page is judged alone */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    host: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description whether anybody can publish there */
                        shared: boolean;
                    };
                };
            };
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture that warns of a confirmed target, to share
         * @description For visitors only where the public check is on.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The picture */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                        "image/png": string;
                    };
                };
                /** @description No content */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search all reports */
        get: {
            parameters: {
                query?: {
                    category?: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    subcategory?: string;
                    target?: string;
                    /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                    country?: string;
                    status?: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                    from?: string;
                    to?: string;
                    /** @description target contains; administrators only */
                    q?: string;
                    /** @description which come first */
                    sort?: "newest" | "oldest";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                type: "Scam" | "Phishing" | "Security Vulnerability";
                                /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                                target: string;
                                description: string;
                                /** @description the category's label */
                                category: string;
                                /** @description the subcategory's label */
                                subcategory: string | null;
                                /** @description the reporter's username */
                                reportedBy: string;
                                /** @description shown beside the name; null for users and deleted accounts */
                                reporterMark: ("administrator" | "feed") | null;
                                /** @description for administrators, while there is an account */
                                reporterId: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                /** Format: date-time */
                                createdAt: string;
                                /** @description null for a report that was imported from a feed */
                                evidence: {
                                    url: string;
                                    /** @description the original file name */
                                    source: string;
                                } | null;
                                /** @description whether the caller filed it */
                                own: boolean;
                                /** Format: uuid */
                                targetId: string;
                                /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                                hidden: boolean;
                                /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                                hiddenBy: ("flags" | "administrator") | null;
                                /** @description until when, of a reviewed report, flags hide the picture alone */
                                pictureHiddenUntil: string | null;
                                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                                redactedAt: string | null;
                                /** @description that reviewer's username, for administrators, while there is an account */
                                redactedBy: string | null;
                                /** @description the open flags, for administrators */
                                flags: {
                                    count: number;
                                    reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                                } | null;
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                            /** @description how many of the first rows in the order of the list were searched for `q`, if not all: those with fewer than three letters or digits in a row, or with too frequent ones, are searched for among so many only */
                            searchedOnly: number | null;
                            /**
                             * Format: date-time
                             * @description when the list was answered
                             */
                            asOf: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        /** File a report with its evidence */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {string} */
                        category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                        subcategory?: string;
                        /**
                         * @default Scam
                         * @enum {string}
                         */
                        type?: "Scam" | "Phishing" | "Security Vulnerability";
                        target: string;
                        description: string;
                        /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                        country?: string;
                        /** Format: binary */
                        evidence: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            type: "Scam" | "Phishing" | "Security Vulnerability";
                            /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                            target: string;
                            description: string;
                            /** @description the category's label */
                            category: string;
                            /** @description the subcategory's label */
                            subcategory: string | null;
                            /** @description the reporter's username */
                            reportedBy: string;
                            /** @description shown beside the name; null for users and deleted accounts */
                            reporterMark: ("administrator" | "feed") | null;
                            /** @description for administrators, while there is an account */
                            reporterId: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                            /** Format: date-time */
                            createdAt: string;
                            /** @description null for a report that was imported from a feed */
                            evidence: {
                                url: string;
                                /** @description the original file name */
                                source: string;
                            } | null;
                            /** @description whether the caller filed it */
                            own: boolean;
                            /** Format: uuid */
                            targetId: string;
                            /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                            hidden: boolean;
                            /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                            hiddenBy: ("flags" | "administrator") | null;
                            /** @description until when, of a reviewed report, flags hide the picture alone */
                            pictureHiddenUntil: string | null;
                            /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                            redactedAt: string | null;
                            /** @description that reviewer's username, for administrators, while there is an account */
                            redactedBy: string | null;
                            /** @description the open flags, for administrators */
                            flags: {
                                count: number;
                                reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                            } | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One report */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            type: "Scam" | "Phishing" | "Security Vulnerability";
                            /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                            target: string;
                            description: string;
                            /** @description the category's label */
                            category: string;
                            /** @description the subcategory's label */
                            subcategory: string | null;
                            /** @description the reporter's username */
                            reportedBy: string;
                            /** @description shown beside the name; null for users and deleted accounts */
                            reporterMark: ("administrator" | "feed") | null;
                            /** @description for administrators, while there is an account */
                            reporterId: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                            /** Format: date-time */
                            createdAt: string;
                            /** @description null for a report that was imported from a feed */
                            evidence: {
                                url: string;
                                /** @description the original file name */
                                source: string;
                            } | null;
                            /** @description whether the caller filed it */
                            own: boolean;
                            /** Format: uuid */
                            targetId: string;
                            /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                            hidden: boolean;
                            /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                            hiddenBy: ("flags" | "administrator") | null;
                            /** @description until when, of a reviewed report, flags hide the picture alone */
                            pictureHiddenUntil: string | null;
                            /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                            redactedAt: string | null;
                            /** @description that reviewer's username, for administrators, while there is an account */
                            redactedBy: string | null;
                            /** @description the open flags, for administrators */
                            flags: {
                                count: number;
                                reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                            } | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a report and its picture */
        delete: {
            parameters: {
                query?: {
                    /** @description the status that the caller saw: a report with another stays as it is */
                    from?: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Set a report's status */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                        /**
                         * @description the status that the caller saw: a report with another stays as it is
                         * @enum {string}
                         */
                        from?: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                        reason?: string;
                        /** @description true to confirm a report on a well-known target, which otherwise stays as it is */
                        wellKnown?: boolean;
                        /** @description true to confirm a report on a target with open flags, which otherwise stays as it is */
                        flagged?: boolean;
                        /** @description true to decide about a report whose holder disputes it with proof, which otherwise stays as it is */
                        disputed?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            type: "Scam" | "Phishing" | "Security Vulnerability";
                            /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                            target: string;
                            description: string;
                            /** @description the category's label */
                            category: string;
                            /** @description the subcategory's label */
                            subcategory: string | null;
                            /** @description the reporter's username */
                            reportedBy: string;
                            /** @description shown beside the name; null for users and deleted accounts */
                            reporterMark: ("administrator" | "feed") | null;
                            /** @description for administrators, while there is an account */
                            reporterId: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                            /** Format: date-time */
                            createdAt: string;
                            /** @description null for a report that was imported from a feed */
                            evidence: {
                                url: string;
                                /** @description the original file name */
                                source: string;
                            } | null;
                            /** @description whether the caller filed it */
                            own: boolean;
                            /** Format: uuid */
                            targetId: string;
                            /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                            hidden: boolean;
                            /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                            hiddenBy: ("flags" | "administrator") | null;
                            /** @description until when, of a reviewed report, flags hide the picture alone */
                            pictureHiddenUntil: string | null;
                            /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                            redactedAt: string | null;
                            /** @description that reviewer's username, for administrators, while there is an account */
                            redactedBy: string | null;
                            /** @description the open flags, for administrators */
                            flags: {
                                count: number;
                                reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                            } | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/v1/reports/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report's picture */
        get: {
            parameters: {
                query?: {
                    size?: "full" | "medium" | "thumb";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The picture */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                        "image/png": string;
                    };
                };
                /** @description No content */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report's status changes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                from: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                to: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                reason: string | null;
                                changedBy: string | null;
                                /** Format: date-time */
                                changedAt: string;
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reports before and after one in the list of a search */
        get: {
            parameters: {
                query?: {
                    category?: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    subcategory?: string;
                    target?: string;
                    /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                    country?: string;
                    status?: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                    from?: string;
                    to?: string;
                    /** @description target contains; administrators only */
                    q?: string;
                    /** @description which come first */
                    sort?: "newest" | "oldest";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            previous: string | null;
                            next: string | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My reports */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                type: "Scam" | "Phishing" | "Security Vulnerability";
                                /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                                target: string;
                                description: string;
                                /** @description the category's label */
                                category: string;
                                /** @description the subcategory's label */
                                subcategory: string | null;
                                /** @description the reporter's username */
                                reportedBy: string;
                                /** @description shown beside the name; null for users and deleted accounts */
                                reporterMark: ("administrator" | "feed") | null;
                                /** @description for administrators, while there is an account */
                                reporterId: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                /** Format: date-time */
                                createdAt: string;
                                /** @description null for a report that was imported from a feed */
                                evidence: {
                                    url: string;
                                    /** @description the original file name */
                                    source: string;
                                } | null;
                                /** @description whether the caller filed it */
                                own: boolean;
                                /** Format: uuid */
                                targetId: string;
                                /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                                hidden: boolean;
                                /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                                hiddenBy: ("flags" | "administrator") | null;
                                /** @description until when, of a reviewed report, flags hide the picture alone */
                                pictureHiddenUntil: string | null;
                                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                                redactedAt: string | null;
                                /** @description that reviewer's username, for administrators, while there is an account */
                                redactedBy: string | null;
                                /** @description the open flags, for administrators */
                                flags: {
                                    count: number;
                                    reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                                } | null;
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                            /** @description how many of the first rows in the order of the list were searched for `q`, if not all: those with fewer than three letters or digits in a row, or with too frequent ones, are searched for among so many only */
                            searchedOnly: number | null;
                            /**
                             * Format: date-time
                             * @description when the list was answered
                             */
                            asOf: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reports on a target say, and when they were filed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description the three newest confirmed reports that others read; if there are none, of the newest that wait the most complete */
                            excerpts: {
                                /** Format: uuid */
                                id: string;
                                description: string;
                                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                                redactedAt: string | null;
                                /** @description null for a report that was imported from a feed */
                                evidence: {
                                    url: string;
                                    /** @description the original file name */
                                    source: string;
                                } | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                /** @description the reporter's username */
                                reportedBy: string;
                                /** @description shown beside the name; null for users and deleted accounts */
                                reporterMark: ("administrator" | "feed") | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            /** @description how many reports were filed in each month, from the first of the last 24 that has one; of the newest 10000, without rejected ones */
                            months: {
                                /** @description such as `2026-11`, in UTC */
                                month: string;
                                reports: number;
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of several reports
         * @description Given ids are changed at once. What a search finds is changed in the background: 202, and `GET /v1/bulk-changes/{id}` says how far it is. Reporters are told ten seconds later, and not of what was undone until then.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reportIds?: string[];
                        filter?: {
                            /** @enum {string} */
                            category?: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                            subcategory?: string;
                            target?: string;
                            /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                            country?: string;
                            /** @enum {string} */
                            status?: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                            from?: string;
                            to?: string;
                            /** @description target contains; administrators only */
                            q?: string;
                        };
                        /**
                         * Format: date-time
                         * @description `asOf` of the list: later reports and later changes stay as they are
                         */
                        asOf?: string;
                        /** @description how many reports the search found: 409 for another number */
                        expected?: number;
                        /** @enum {string} */
                        status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                        /**
                         * @description the status that the caller saw: a report with another stays as it is
                         * @enum {string}
                         */
                        from?: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                        reason?: string;
                        /** @description true to confirm a report on a well-known target, which otherwise stays as it is */
                        wellKnown?: boolean;
                        /** @description true to confirm a report on a target with open flags, which otherwise stays as it is */
                        flagged?: boolean;
                        /** @description true to decide about a report whose holder disputes it with proof, which otherwise stays as it is */
                        disputed?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            changed: number;
                            unchanged: {
                                /** Format: uuid */
                                id: string;
                                /** @description as typed; null if there is no such report */
                                target: string | null;
                                /** @description `report/already-set`; or as for one report: `report/changed-meanwhile`, `target/well-known`, `target/flagged`, `report/disputed` or `not-found` */
                                code: string;
                                /** @description what happened, as a sentence */
                                detail: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many reports a search finds
         * @description Where `total` of the list is null: it reads every report that may match.
         */
        get: {
            parameters: {
                query: {
                    category?: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    subcategory?: string;
                    target?: string;
                    /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                    country?: string;
                    status?: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                    from?: string;
                    to?: string;
                    /** @description target contains; administrators only */
                    q?: string;
                    /** @description `asOf` of the list: later reports do not count */
                    asOf: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a change of several reports is */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            changed: number;
                            unchanged: {
                                /** Format: uuid */
                                id: string;
                                /** @description as typed; null if there is no such report */
                                target: string | null;
                                /** @description `report/already-set`; or as for one report: `report/changed-meanwhile`, `target/well-known`, `target/flagged`, `report/disputed` or `not-found` */
                                code: string;
                                /** @description what happened, as a sentence */
                                detail: string;
                            }[];
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                            expected: number;
                            finishedAt: string | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/cleared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a target is no scam, and reject the reports on it
         * @description It ends with the next report that is not rejected, and after 12 months. 409 if other reports wait or confirm.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                        /** @description those on it that are rejected with it: all that wait, and all that confirm */
                        reports: string[];
                        /**
                         * @description the status that the caller saw: a report with another stays as it is
                         * @enum {string}
                         */
                        from?: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description null when nobody has reported it */
                            id: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                            /** @description the same for every spelling; empty if `shown` is */
                            key: string;
                            /** @description as in private checks; `GET /v1/events` watches the target by it */
                            hash: string;
                            /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                            shown: string;
                            /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                            sharedHost: boolean;
                            /** @description whether its domain has letters of another alphabet, to look like another domain */
                            lookAlike: boolean;
                            /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                            notes: {
                                /** @enum {string} */
                                kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                text: string;
                            }[];
                            verdict: {
                                /** @enum {string} */
                                level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                /** @description nobody reported it for 24 months */
                                stale: boolean;
                                heading: string;
                                /** @description the arithmetic, as a sentence without a full stop */
                                explanation: string;
                                /** @description the same without rejected and closed reports, if anything is left without them */
                                brief: string;
                                /** @description who reported it, each once; feeds and rejected reports do not count */
                                people: number;
                                /** @description of these, with a verified phone number */
                                verifiedPeople: number;
                                /** @description of these, with accounts less than a day old when they first reported it */
                                newPeople: number;
                                /** @description feeds that list it */
                                sources: number;
                                reports: {
                                    pending: number;
                                    underReview: number;
                                    resolved: number;
                                    rejected: number;
                                    closed: number;
                                };
                                firstReportedAt: string | null;
                                lastReportedAt: string | null;
                                confirmedAt: string | null;
                                /** @description when a reviewer last found no scam */
                                clearedAt: string | null;
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                            };
                            /** @description since when its holder, who proved that it is theirs, objects */
                            disputedSince: string | null;
                            /** @description by when reviewers decide about that */
                            decideBy: string | null;
                            /** @description what its holder says, as reviewers published it */
                            statement: {
                                text: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                            formerHolder: {
                                /** Format: date */
                                until: string;
                                reports: number;
                                people: number;
                            } | null;
                            /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                            same?: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                            }[];
                            /** @description targets that at least two people, or a confirmed report, name in reports on it */
                            linked?: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                            }[];
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Take back that a target is no scam */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/redactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove personal details from a report's description, for ever
         * @description Each part leaves a block, and those beside each other leave one. 409 if someone else has since removed others.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description parts of the description, in UTF-16 code units */
                        ranges: {
                            start: number;
                            end: number;
                        }[];
                        /** @description of the report as the caller saw it: the text of any other stays as it is */
                        redactedAt: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            type: "Scam" | "Phishing" | "Security Vulnerability";
                            /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                            target: string;
                            description: string;
                            /** @description the category's label */
                            category: string;
                            /** @description the subcategory's label */
                            subcategory: string | null;
                            /** @description the reporter's username */
                            reportedBy: string;
                            /** @description shown beside the name; null for users and deleted accounts */
                            reporterMark: ("administrator" | "feed") | null;
                            /** @description for administrators, while there is an account */
                            reporterId: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                            /** Format: date-time */
                            createdAt: string;
                            /** @description null for a report that was imported from a feed */
                            evidence: {
                                url: string;
                                /** @description the original file name */
                                source: string;
                            } | null;
                            /** @description whether the caller filed it */
                            own: boolean;
                            /** Format: uuid */
                            targetId: string;
                            /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                            hidden: boolean;
                            /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                            hiddenBy: ("flags" | "administrator") | null;
                            /** @description until when, of a reviewed report, flags hide the picture alone */
                            pictureHiddenUntil: string | null;
                            /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                            redactedAt: string | null;
                            /** @description that reviewer's username, for administrators, while there is an account */
                            redactedBy: string | null;
                            /** @description the open flags, for administrators */
                            flags: {
                                count: number;
                                reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                            } | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reports of a search as a CSV file */
        get: {
            parameters: {
                query?: {
                    category?: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    subcategory?: string;
                    target?: string;
                    /** @description whose local phone numbers these are; by default the country of the account's phone number, else Nigeria */
                    country?: string;
                    status?: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                    from?: string;
                    to?: string;
                    /** @description target contains; administrators only */
                    q?: string;
                    /** @description which come first */
                    sort?: "newest" | "oldest";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/reports.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My reports as a CSV file */
        get: {
            parameters: {
                query?: {
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Targets with reports that wait for a decision
         * @description Targets that most people reported come first, then the oldest.
         */
        get: {
            parameters: {
                query?: {
                    category?: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    /** @description only targets with a Pending report that has a picture */
                    picture?: "true";
                    /** @description only targets with open flags */
                    flagged?: "true";
                    /** @description only targets with an open reply or second look */
                    replied?: "true";
                    sort?: "people" | "oldest";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                target: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                    /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                    same?: {
                                        /** @description null when nobody has reported it */
                                        id: string | null;
                                        /**
                                         * @description a newer server may answer others
                                         * @enum {string}
                                         */
                                        category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                        /** @description the same for every spelling; empty if `shown` is */
                                        key: string;
                                        /** @description as in private checks; `GET /v1/events` watches the target by it */
                                        hash: string;
                                        /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                        shown: string;
                                        /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                        sharedHost: boolean;
                                        /** @description whether its domain has letters of another alphabet, to look like another domain */
                                        lookAlike: boolean;
                                        /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                        notes: {
                                            /** @enum {string} */
                                            kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                            text: string;
                                        }[];
                                        verdict: {
                                            /** @enum {string} */
                                            level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                            /** @description nobody reported it for 24 months */
                                            stale: boolean;
                                            heading: string;
                                            /** @description the arithmetic, as a sentence without a full stop */
                                            explanation: string;
                                            /** @description the same without rejected and closed reports, if anything is left without them */
                                            brief: string;
                                            /** @description who reported it, each once; feeds and rejected reports do not count */
                                            people: number;
                                            /** @description of these, with a verified phone number */
                                            verifiedPeople: number;
                                            /** @description of these, with accounts less than a day old when they first reported it */
                                            newPeople: number;
                                            /** @description feeds that list it */
                                            sources: number;
                                            reports: {
                                                pending: number;
                                                underReview: number;
                                                resolved: number;
                                                rejected: number;
                                                closed: number;
                                            };
                                            firstReportedAt: string | null;
                                            lastReportedAt: string | null;
                                            confirmedAt: string | null;
                                            /** @description when a reviewer last found no scam */
                                            clearedAt: string | null;
                                            /** @description since when its holder, who proved that it is theirs, objects */
                                            disputedSince: string | null;
                                            /** @description by when reviewers decide about that */
                                            decideBy: string | null;
                                            /** @description what its holder says, as reviewers published it */
                                            statement: {
                                                text: string;
                                                /** Format: date-time */
                                                at: string;
                                            } | null;
                                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                                            formerHolder: {
                                                /** Format: date */
                                                until: string;
                                                reports: number;
                                                people: number;
                                            } | null;
                                        };
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    }[];
                                    /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                    linked?: {
                                        /** @description null when nobody has reported it */
                                        id: string | null;
                                        /**
                                         * @description a newer server may answer others
                                         * @enum {string}
                                         */
                                        category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                        /** @description the same for every spelling; empty if `shown` is */
                                        key: string;
                                        /** @description as in private checks; `GET /v1/events` watches the target by it */
                                        hash: string;
                                        /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                        shown: string;
                                        /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                        sharedHost: boolean;
                                        /** @description whether its domain has letters of another alphabet, to look like another domain */
                                        lookAlike: boolean;
                                        /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                        notes: {
                                            /** @enum {string} */
                                            kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                            text: string;
                                        }[];
                                        verdict: {
                                            /** @enum {string} */
                                            level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                            /** @description nobody reported it for 24 months */
                                            stale: boolean;
                                            heading: string;
                                            /** @description the arithmetic, as a sentence without a full stop */
                                            explanation: string;
                                            /** @description the same without rejected and closed reports, if anything is left without them */
                                            brief: string;
                                            /** @description who reported it, each once; feeds and rejected reports do not count */
                                            people: number;
                                            /** @description of these, with a verified phone number */
                                            verifiedPeople: number;
                                            /** @description of these, with accounts less than a day old when they first reported it */
                                            newPeople: number;
                                            /** @description feeds that list it */
                                            sources: number;
                                            reports: {
                                                pending: number;
                                                underReview: number;
                                                resolved: number;
                                                rejected: number;
                                                closed: number;
                                            };
                                            firstReportedAt: string | null;
                                            lastReportedAt: string | null;
                                            confirmedAt: string | null;
                                            /** @description when a reviewer last found no scam */
                                            clearedAt: string | null;
                                            /** @description since when its holder, who proved that it is theirs, objects */
                                            disputedSince: string | null;
                                            /** @description by when reviewers decide about that */
                                            decideBy: string | null;
                                            /** @description what its holder says, as reviewers published it */
                                            statement: {
                                                text: string;
                                                /** Format: date-time */
                                                at: string;
                                            } | null;
                                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                                            formerHolder: {
                                                /** Format: date */
                                                until: string;
                                                reports: number;
                                                people: number;
                                            } | null;
                                        };
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    }[];
                                };
                                /** @description how many reports on it are Pending */
                                waiting: number;
                                /** @description who reported it, as in its verdict */
                                people: number;
                                /** @description open flags on it and on its reports */
                                flags: number;
                                /** @description open replies of its holder, and second looks that reporters asked for */
                                replies: number;
                                /** @description by when the first proven reply is decided; without any, the first other one */
                                dueAt: string | null;
                                /** @description whether one of the replies is proven */
                                proven: boolean;
                                /** @description address of the evidence of its oldest Pending report with one */
                                picture: string | null;
                                /**
                                 * Format: date-time
                                 * @description when the oldest of the Pending reports was filed, or of what else waits
                                 */
                                oldestAt: string;
                            }[];
                            nextCursor: string | null;
                            total: number;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cases/{targetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One target with its waiting reports, and what is known of their reporters */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    targetId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description with the targets that are linked to it */
                            target: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                                /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                same?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                                /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                linked?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                            };
                            /** @description how many reports on it are Pending */
                            waiting: number;
                            /** @description 100 that are Pending at most: the oldest of each person, then the oldest others */
                            reports: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                type: "Scam" | "Phishing" | "Security Vulnerability";
                                /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                                target: string;
                                description: string;
                                /** @description the category's label */
                                category: string;
                                /** @description the subcategory's label */
                                subcategory: string | null;
                                /** @description the reporter's username */
                                reportedBy: string;
                                /** @description shown beside the name; null for users and deleted accounts */
                                reporterMark: ("administrator" | "feed") | null;
                                /** @description for administrators, while there is an account */
                                reporterId: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                /** Format: date-time */
                                createdAt: string;
                                /** @description null for a report that was imported from a feed */
                                evidence: {
                                    url: string;
                                    /** @description the original file name */
                                    source: string;
                                } | null;
                                /** @description whether the caller filed it */
                                own: boolean;
                                /** Format: uuid */
                                targetId: string;
                                /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                                hidden: boolean;
                                /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                                hiddenBy: ("flags" | "administrator") | null;
                                /** @description until when, of a reviewed report, flags hide the picture alone */
                                pictureHiddenUntil: string | null;
                                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                                redactedAt: string | null;
                                /** @description that reviewer's username, for administrators, while there is an account */
                                redactedBy: string | null;
                                /** @description the open flags, for administrators */
                                flags: {
                                    count: number;
                                    reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                                } | null;
                                /** @description null once the account is gone */
                                reporter: {
                                    reports: number;
                                    /** @description of the newest 1,000, those that are Resolved */
                                    accepted: number;
                                    /** @description of the newest 1,000 */
                                    rejected: number;
                                    /** @description whether more than half of the last ten decided reports were rejected */
                                    mostlyRejected: boolean;
                                    /** Format: date-time */
                                    accountCreatedAt: string;
                                    phoneVerified: boolean;
                                } | null;
                            }[];
                            /** @description replies of its holder, also decided ones: `GET /v1/replies` */
                            replies: number;
                            /** @description while a reply is open: 100 at most that are Resolved, Under Review or Closed, the newest first */
                            disputed: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                type: "Scam" | "Phishing" | "Security Vulnerability";
                                /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                                target: string;
                                description: string;
                                /** @description the category's label */
                                category: string;
                                /** @description the subcategory's label */
                                subcategory: string | null;
                                /** @description the reporter's username */
                                reportedBy: string;
                                /** @description shown beside the name; null for users and deleted accounts */
                                reporterMark: ("administrator" | "feed") | null;
                                /** @description for administrators, while there is an account */
                                reporterId: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                /** Format: date-time */
                                createdAt: string;
                                /** @description null for a report that was imported from a feed */
                                evidence: {
                                    url: string;
                                    /** @description the original file name */
                                    source: string;
                                } | null;
                                /** @description whether the caller filed it */
                                own: boolean;
                                /** Format: uuid */
                                targetId: string;
                                /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                                hidden: boolean;
                                /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                                hiddenBy: ("flags" | "administrator") | null;
                                /** @description until when, of a reviewed report, flags hide the picture alone */
                                pictureHiddenUntil: string | null;
                                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                                redactedAt: string | null;
                                /** @description that reviewer's username, for administrators, while there is an account */
                                redactedBy: string | null;
                                /** @description the open flags, for administrators */
                                flags: {
                                    count: number;
                                    reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                                } | null;
                                /** @description null once the account is gone */
                                reporter: {
                                    reports: number;
                                    /** @description of the newest 1,000, those that are Resolved */
                                    accepted: number;
                                    /** @description of the newest 1,000 */
                                    rejected: number;
                                    /** @description whether more than half of the last ten decided reports were rejected */
                                    mostlyRejected: boolean;
                                    /** Format: date-time */
                                    accountCreatedAt: string;
                                    phoneVerified: boolean;
                                } | null;
                            }[];
                            /** @description groups of at least two of these reports */
                            alike: {
                                /**
                                 * @description the same picture, the same text, or accounts made within one hour
                                 * @enum {string}
                                 */
                                likeness: "picture" | "text" | "accounts";
                                reportIds: string[];
                            }[];
                            /** @description asked of a host on no list, when at least three people reported three of its pages */
                            sharedHost: {
                                host: string;
                                /** @description how many of its pages were reported */
                                pages: number;
                                /** @description by how many people */
                                people: number;
                            } | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that something is wrong with a report
         * @description Once for each person and report. Of an own report only `about-me` and `personal-data`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
                        text?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
                            text: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that something is wrong with what is known of a target
         * @description Once for each person and target.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
                        text?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
                            text: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is flagged, each report and target once */
        get: {
            parameters: {
                query?: {
                    state?: "open" | "settled";
                    reportId?: string;
                    /** @description flags on this target and on its reports */
                    targetId?: string;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /**
                                 * Format: uuid
                                 * @description of the latest flag
                                 */
                                id: string;
                                /**
                                 * Format: date-time
                                 * @description of the latest flag
                                 */
                                createdAt: string;
                                /** @description that is flagged, or that of the flagged report */
                                target: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                    /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                    same?: {
                                        /** @description null when nobody has reported it */
                                        id: string | null;
                                        /**
                                         * @description a newer server may answer others
                                         * @enum {string}
                                         */
                                        category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                        /** @description the same for every spelling; empty if `shown` is */
                                        key: string;
                                        /** @description as in private checks; `GET /v1/events` watches the target by it */
                                        hash: string;
                                        /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                        shown: string;
                                        /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                        sharedHost: boolean;
                                        /** @description whether its domain has letters of another alphabet, to look like another domain */
                                        lookAlike: boolean;
                                        /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                        notes: {
                                            /** @enum {string} */
                                            kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                            text: string;
                                        }[];
                                        verdict: {
                                            /** @enum {string} */
                                            level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                            /** @description nobody reported it for 24 months */
                                            stale: boolean;
                                            heading: string;
                                            /** @description the arithmetic, as a sentence without a full stop */
                                            explanation: string;
                                            /** @description the same without rejected and closed reports, if anything is left without them */
                                            brief: string;
                                            /** @description who reported it, each once; feeds and rejected reports do not count */
                                            people: number;
                                            /** @description of these, with a verified phone number */
                                            verifiedPeople: number;
                                            /** @description of these, with accounts less than a day old when they first reported it */
                                            newPeople: number;
                                            /** @description feeds that list it */
                                            sources: number;
                                            reports: {
                                                pending: number;
                                                underReview: number;
                                                resolved: number;
                                                rejected: number;
                                                closed: number;
                                            };
                                            firstReportedAt: string | null;
                                            lastReportedAt: string | null;
                                            confirmedAt: string | null;
                                            /** @description when a reviewer last found no scam */
                                            clearedAt: string | null;
                                            /** @description since when its holder, who proved that it is theirs, objects */
                                            disputedSince: string | null;
                                            /** @description by when reviewers decide about that */
                                            decideBy: string | null;
                                            /** @description what its holder says, as reviewers published it */
                                            statement: {
                                                text: string;
                                                /** Format: date-time */
                                                at: string;
                                            } | null;
                                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                                            formerHolder: {
                                                /** Format: date */
                                                until: string;
                                                reports: number;
                                                people: number;
                                            } | null;
                                        };
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    }[];
                                    /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                    linked?: {
                                        /** @description null when nobody has reported it */
                                        id: string | null;
                                        /**
                                         * @description a newer server may answer others
                                         * @enum {string}
                                         */
                                        category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                        /** @description the same for every spelling; empty if `shown` is */
                                        key: string;
                                        /** @description as in private checks; `GET /v1/events` watches the target by it */
                                        hash: string;
                                        /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                        shown: string;
                                        /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                        sharedHost: boolean;
                                        /** @description whether its domain has letters of another alphabet, to look like another domain */
                                        lookAlike: boolean;
                                        /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                        notes: {
                                            /** @enum {string} */
                                            kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                            text: string;
                                        }[];
                                        verdict: {
                                            /** @enum {string} */
                                            level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                            /** @description nobody reported it for 24 months */
                                            stale: boolean;
                                            heading: string;
                                            /** @description the arithmetic, as a sentence without a full stop */
                                            explanation: string;
                                            /** @description the same without rejected and closed reports, if anything is left without them */
                                            brief: string;
                                            /** @description who reported it, each once; feeds and rejected reports do not count */
                                            people: number;
                                            /** @description of these, with a verified phone number */
                                            verifiedPeople: number;
                                            /** @description of these, with accounts less than a day old when they first reported it */
                                            newPeople: number;
                                            /** @description feeds that list it */
                                            sources: number;
                                            reports: {
                                                pending: number;
                                                underReview: number;
                                                resolved: number;
                                                rejected: number;
                                                closed: number;
                                            };
                                            firstReportedAt: string | null;
                                            lastReportedAt: string | null;
                                            confirmedAt: string | null;
                                            /** @description when a reviewer last found no scam */
                                            clearedAt: string | null;
                                            /** @description since when its holder, who proved that it is theirs, objects */
                                            disputedSince: string | null;
                                            /** @description by when reviewers decide about that */
                                            decideBy: string | null;
                                            /** @description what its holder says, as reviewers published it */
                                            statement: {
                                                text: string;
                                                /** Format: date-time */
                                                at: string;
                                            } | null;
                                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                                            formerHolder: {
                                                /** Format: date */
                                                until: string;
                                                reports: number;
                                                people: number;
                                            } | null;
                                        };
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    }[];
                                };
                                /** @description null if the target is flagged */
                                report: {
                                    /** Format: uuid */
                                    id: string;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    type: "Scam" | "Phishing" | "Security Vulnerability";
                                    /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                                    target: string;
                                    description: string;
                                    /** @description the category's label */
                                    category: string;
                                    /** @description the subcategory's label */
                                    subcategory: string | null;
                                    /** @description the reporter's username */
                                    reportedBy: string;
                                    /** @description shown beside the name; null for users and deleted accounts */
                                    reporterMark: ("administrator" | "feed") | null;
                                    /** @description for administrators, while there is an account */
                                    reporterId: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                    /** Format: date-time */
                                    createdAt: string;
                                    /** @description null for a report that was imported from a feed */
                                    evidence: {
                                        url: string;
                                        /** @description the original file name */
                                        source: string;
                                    } | null;
                                    /** @description whether the caller filed it */
                                    own: boolean;
                                    /** Format: uuid */
                                    targetId: string;
                                    /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                                    hidden: boolean;
                                    /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                                    hiddenBy: ("flags" | "administrator") | null;
                                    /** @description until when, of a reviewed report, flags hide the picture alone */
                                    pictureHiddenUntil: string | null;
                                    /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                                    redactedAt: string | null;
                                    /** @description that reviewer's username, for administrators, while there is an account */
                                    redactedBy: string | null;
                                    /** @description the open flags, for administrators */
                                    flags: {
                                        count: number;
                                        reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                                    } | null;
                                } | null;
                                count: number;
                                reasons: {
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
                                    count: number;
                                }[];
                                /** @description the newest 20; `flaggedBy` is null once the account is gone */
                                flags: {
                                    /** Format: uuid */
                                    id: string;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
                                    text: string | null;
                                    /** Format: date-time */
                                    createdAt: string;
                                    flaggedBy: string | null;
                                }[];
                                settled: {
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    outcome: "handled" | "dismissed";
                                    note: string;
                                    answer: string | null;
                                    by: string | null;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                            /** @description how many things have open flags */
                            waiting: number;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/flags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Settle a flag and the earlier ones on the same thing
         * @description Dismissing shows a report again that only flags hide. Handling leaves it hidden, and hides it if personal data or an offensive picture was the reason. 409 if someone else has settled it.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        outcome: "handled" | "dismissed";
                        /** @description for administrators */
                        note: string;
                        /** @description for those who flagged it, who are told the outcome */
                        answer?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * Format: uuid
                             * @description of the latest flag
                             */
                            id: string;
                            /**
                             * Format: date-time
                             * @description of the latest flag
                             */
                            createdAt: string;
                            /** @description that is flagged, or that of the flagged report */
                            target: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                                /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                same?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                                /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                linked?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                            };
                            /** @description null if the target is flagged */
                            report: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                type: "Scam" | "Phishing" | "Security Vulnerability";
                                /** @description as typed for its reporter and administrators. Others get its key; of a name or other free text what they searched for, or nothing until a reviewer has resolved or closed the report, and while it is hidden */
                                target: string;
                                description: string;
                                /** @description the category's label */
                                category: string;
                                /** @description the subcategory's label */
                                subcategory: string | null;
                                /** @description the reporter's username */
                                reportedBy: string;
                                /** @description shown beside the name; null for users and deleted accounts */
                                reporterMark: ("administrator" | "feed") | null;
                                /** @description for administrators, while there is an account */
                                reporterId: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                status: "Pending" | "Under Review" | "Resolved" | "Rejected" | "Closed";
                                /** Format: date-time */
                                createdAt: string;
                                /** @description null for a report that was imported from a feed */
                                evidence: {
                                    url: string;
                                    /** @description the original file name */
                                    source: string;
                                } | null;
                                /** @description whether the caller filed it */
                                own: boolean;
                                /** Format: uuid */
                                targetId: string;
                                /** @description whether only administrators and its reporter get its description and picture; others get an empty text and null */
                                hidden: boolean;
                                /** @description `flags` until an administrator has looked at it; `administrator` since one hid it */
                                hiddenBy: ("flags" | "administrator") | null;
                                /** @description until when, of a reviewed report, flags hide the picture alone */
                                pictureHiddenUntil: string | null;
                                /** @description when a reviewer last removed personal details from its description, which has █████ instead */
                                redactedAt: string | null;
                                /** @description that reviewer's username, for administrators, while there is an account */
                                redactedBy: string | null;
                                /** @description the open flags, for administrators */
                                flags: {
                                    count: number;
                                    reasons: ("not-a-scam" | "about-me" | "personal-data" | "offensive")[];
                                } | null;
                            } | null;
                            count: number;
                            reasons: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
                                count: number;
                            }[];
                            /** @description the newest 20; `flaggedBy` is null once the account is gone */
                            flags: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                reason: "not-a-scam" | "about-me" | "personal-data" | "offensive";
                                text: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                flaggedBy: string | null;
                            }[];
                            settled: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                outcome: "handled" | "dismissed";
                                note: string;
                                answer: string | null;
                                by: string | null;
                                /** Format: date-time */
                                at: string;
                            } | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/v1/reports/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hide a report's description and picture from others, or show them */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        hidden: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hidden: boolean;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/targets/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the reports on a target as the one who holds it
         * @description Only the caller and reviewers see it before it is decided. Once for each person and target at a time.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {string} */
                        ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                        /**
                         * Format: date
                         * @description since when a new holder has it
                         */
                        since?: string;
                        text: string;
                        /** @description what they would like to see published beside the verdict */
                        statement?: string;
                        /** Format: binary */
                        picture?: string;
                    };
                    "application/json": {
                        /** @enum {string} */
                        ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                        /**
                         * Format: date
                         * @description since when a new holder has it
                         */
                        since?: string;
                        text: string;
                        /** @description what they would like to see published beside the verdict */
                        statement?: string;
                        /** Format: binary */
                        picture?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @description null once all reports on it are gone */
                            target: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                                /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                same?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                                /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                linked?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                            } | null;
                            /** @description the target as the caller reads it */
                            shown: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                            since: string | null;
                            /** @description null once the account is deleted */
                            text: string | null;
                            /** @description address of the picture */
                            picture: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            state: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
                            /** @description how its holder can show that the target is theirs, the easiest first */
                            proofMethods: ("email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence")[];
                            /** @description that the target is the holder's, for 90 days */
                            proof: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
                                /** Format: date-time */
                                at: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description by when it is decided
                             */
                            due: string;
                            decidedAt: string | null;
                            /** @description why it was decided so */
                            reason: string | null;
                            /** @description what is published beside the verdict */
                            statement: string | null;
                            /** @description of a refusal, once */
                            appeal: {
                                text: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description for reviewers: who replies, whether it shows beside the verdict, and who decided */
                            review?: {
                                holder: {
                                    reports: number;
                                    /** @description of the newest 1,000, those that are Resolved */
                                    accepted: number;
                                    /** @description of the newest 1,000 */
                                    rejected: number;
                                    /** @description whether more than half of the last ten decided reports were rejected */
                                    mostlyRejected: boolean;
                                    /** Format: date-time */
                                    accountCreatedAt: string;
                                    phoneVerified: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    username: string;
                                } | null;
                                shows: boolean;
                                /** @description what a page or profile carries that its holder gives as evidence */
                                evidenceCode: string;
                                decidedBy: string | null;
                                /** @description false for an own reply, and for an appeal from an own refusal */
                                mayDecide: boolean;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My replies; for reviewers all, newest first */
        get: {
            parameters: {
                query?: {
                    state?: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
                    targetId?: string;
                    /** @description those that wait for a decision, proven ones first, then by when they are due; or the others */
                    open?: "true" | "false";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** @description null once all reports on it are gone */
                                target: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                    /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                    same?: {
                                        /** @description null when nobody has reported it */
                                        id: string | null;
                                        /**
                                         * @description a newer server may answer others
                                         * @enum {string}
                                         */
                                        category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                        /** @description the same for every spelling; empty if `shown` is */
                                        key: string;
                                        /** @description as in private checks; `GET /v1/events` watches the target by it */
                                        hash: string;
                                        /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                        shown: string;
                                        /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                        sharedHost: boolean;
                                        /** @description whether its domain has letters of another alphabet, to look like another domain */
                                        lookAlike: boolean;
                                        /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                        notes: {
                                            /** @enum {string} */
                                            kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                            text: string;
                                        }[];
                                        verdict: {
                                            /** @enum {string} */
                                            level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                            /** @description nobody reported it for 24 months */
                                            stale: boolean;
                                            heading: string;
                                            /** @description the arithmetic, as a sentence without a full stop */
                                            explanation: string;
                                            /** @description the same without rejected and closed reports, if anything is left without them */
                                            brief: string;
                                            /** @description who reported it, each once; feeds and rejected reports do not count */
                                            people: number;
                                            /** @description of these, with a verified phone number */
                                            verifiedPeople: number;
                                            /** @description of these, with accounts less than a day old when they first reported it */
                                            newPeople: number;
                                            /** @description feeds that list it */
                                            sources: number;
                                            reports: {
                                                pending: number;
                                                underReview: number;
                                                resolved: number;
                                                rejected: number;
                                                closed: number;
                                            };
                                            firstReportedAt: string | null;
                                            lastReportedAt: string | null;
                                            confirmedAt: string | null;
                                            /** @description when a reviewer last found no scam */
                                            clearedAt: string | null;
                                            /** @description since when its holder, who proved that it is theirs, objects */
                                            disputedSince: string | null;
                                            /** @description by when reviewers decide about that */
                                            decideBy: string | null;
                                            /** @description what its holder says, as reviewers published it */
                                            statement: {
                                                text: string;
                                                /** Format: date-time */
                                                at: string;
                                            } | null;
                                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                                            formerHolder: {
                                                /** Format: date */
                                                until: string;
                                                reports: number;
                                                people: number;
                                            } | null;
                                        };
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    }[];
                                    /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                    linked?: {
                                        /** @description null when nobody has reported it */
                                        id: string | null;
                                        /**
                                         * @description a newer server may answer others
                                         * @enum {string}
                                         */
                                        category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                        /** @description the same for every spelling; empty if `shown` is */
                                        key: string;
                                        /** @description as in private checks; `GET /v1/events` watches the target by it */
                                        hash: string;
                                        /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                        shown: string;
                                        /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                        sharedHost: boolean;
                                        /** @description whether its domain has letters of another alphabet, to look like another domain */
                                        lookAlike: boolean;
                                        /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                        notes: {
                                            /** @enum {string} */
                                            kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                            text: string;
                                        }[];
                                        verdict: {
                                            /** @enum {string} */
                                            level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                            /** @description nobody reported it for 24 months */
                                            stale: boolean;
                                            heading: string;
                                            /** @description the arithmetic, as a sentence without a full stop */
                                            explanation: string;
                                            /** @description the same without rejected and closed reports, if anything is left without them */
                                            brief: string;
                                            /** @description who reported it, each once; feeds and rejected reports do not count */
                                            people: number;
                                            /** @description of these, with a verified phone number */
                                            verifiedPeople: number;
                                            /** @description of these, with accounts less than a day old when they first reported it */
                                            newPeople: number;
                                            /** @description feeds that list it */
                                            sources: number;
                                            reports: {
                                                pending: number;
                                                underReview: number;
                                                resolved: number;
                                                rejected: number;
                                                closed: number;
                                            };
                                            firstReportedAt: string | null;
                                            lastReportedAt: string | null;
                                            confirmedAt: string | null;
                                            /** @description when a reviewer last found no scam */
                                            clearedAt: string | null;
                                            /** @description since when its holder, who proved that it is theirs, objects */
                                            disputedSince: string | null;
                                            /** @description by when reviewers decide about that */
                                            decideBy: string | null;
                                            /** @description what its holder says, as reviewers published it */
                                            statement: {
                                                text: string;
                                                /** Format: date-time */
                                                at: string;
                                            } | null;
                                            /** @description decided reports from before somebody else held it, which do not count in the rest */
                                            formerHolder: {
                                                /** Format: date */
                                                until: string;
                                                reports: number;
                                                people: number;
                                            } | null;
                                        };
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    }[];
                                } | null;
                                /** @description the target as the caller reads it */
                                shown: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                                since: string | null;
                                /** @description null once the account is deleted */
                                text: string | null;
                                /** @description address of the picture */
                                picture: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                state: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
                                /** @description how its holder can show that the target is theirs, the easiest first */
                                proofMethods: ("email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence")[];
                                /** @description that the target is the holder's, for 90 days */
                                proof: {
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
                                    /** Format: date-time */
                                    at: string;
                                    /** Format: date-time */
                                    until: string;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                /**
                                 * Format: date-time
                                 * @description by when it is decided
                                 */
                                due: string;
                                decidedAt: string | null;
                                /** @description why it was decided so */
                                reason: string | null;
                                /** @description what is published beside the verdict */
                                statement: string | null;
                                /** @description of a refusal, once */
                                appeal: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description for reviewers: who replies, whether it shows beside the verdict, and who decided */
                                review?: {
                                    holder: {
                                        reports: number;
                                        /** @description of the newest 1,000, those that are Resolved */
                                        accepted: number;
                                        /** @description of the newest 1,000 */
                                        rejected: number;
                                        /** @description whether more than half of the last ten decided reports were rejected */
                                        mostlyRejected: boolean;
                                        /** Format: date-time */
                                        accountCreatedAt: string;
                                        phoneVerified: boolean;
                                        /** Format: uuid */
                                        id: string;
                                        username: string;
                                    } | null;
                                    shows: boolean;
                                    /** @description what a page or profile carries that its holder gives as evidence */
                                    evidenceCode: string;
                                    decidedBy: string | null;
                                    /** @description false for an own reply, and for an appeal from an own refusal */
                                    mayDecide: boolean;
                                };
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reply */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @description null once all reports on it are gone */
                            target: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                                /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                same?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                                /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                linked?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                            } | null;
                            /** @description the target as the caller reads it */
                            shown: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                            since: string | null;
                            /** @description null once the account is deleted */
                            text: string | null;
                            /** @description address of the picture */
                            picture: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            state: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
                            /** @description how its holder can show that the target is theirs, the easiest first */
                            proofMethods: ("email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence")[];
                            /** @description that the target is the holder's, for 90 days */
                            proof: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
                                /** Format: date-time */
                                at: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description by when it is decided
                             */
                            due: string;
                            decidedAt: string | null;
                            /** @description why it was decided so */
                            reason: string | null;
                            /** @description what is published beside the verdict */
                            statement: string | null;
                            /** @description of a refusal, once */
                            appeal: {
                                text: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description for reviewers: who replies, whether it shows beside the verdict, and who decided */
                            review?: {
                                holder: {
                                    reports: number;
                                    /** @description of the newest 1,000, those that are Resolved */
                                    accepted: number;
                                    /** @description of the newest 1,000 */
                                    rejected: number;
                                    /** @description whether more than half of the last ten decided reports were rejected */
                                    mostlyRejected: boolean;
                                    /** Format: date-time */
                                    accountCreatedAt: string;
                                    phoneVerified: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    username: string;
                                } | null;
                                shows: boolean;
                                /** @description what a page or profile carries that its holder gives as evidence */
                                evidenceCode: string;
                                decidedBy: string | null;
                                /** @description false for an own reply, and for an appeal from an own refusal */
                                mayDecide: boolean;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide a reply; its holder withdraws it
         * @description Reviewers uphold, publish or refuse it, take that back within ten seconds, accept its evidence, or let it show.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description `withdrawn` by the holder, which leaves an appealed one refused; `waiting` and `appealed` take a decision back that nobody was told of yet
                         * @enum {string}
                         */
                        state?: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
                        reason?: string;
                        /** @description with `upheld`: reports on the target that are rejected or closed with the reason */
                        reports?: string[];
                        /**
                         * @description what these become; Rejected by default
                         * @enum {string}
                         */
                        status?: "Rejected" | "Closed";
                        /**
                         * Format: date
                         * @description with `upheld` of a new holder: from when it is theirs; decided reports from before count apart
                         */
                        since?: string;
                        /** @description with `published`: plain text beside the verdict */
                        statement?: string;
                        /** @description whether it shows beside the verdict, also after an earlier refusal */
                        shows?: boolean;
                        /**
                         * @description that the evidence proves that the target is theirs
                         * @enum {boolean}
                         */
                        proven?: true;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @description null once all reports on it are gone */
                            target: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                                /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                same?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                                /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                linked?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                            } | null;
                            /** @description the target as the caller reads it */
                            shown: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                            since: string | null;
                            /** @description null once the account is deleted */
                            text: string | null;
                            /** @description address of the picture */
                            picture: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            state: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
                            /** @description how its holder can show that the target is theirs, the easiest first */
                            proofMethods: ("email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence")[];
                            /** @description that the target is the holder's, for 90 days */
                            proof: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
                                /** Format: date-time */
                                at: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description by when it is decided
                             */
                            due: string;
                            decidedAt: string | null;
                            /** @description why it was decided so */
                            reason: string | null;
                            /** @description what is published beside the verdict */
                            statement: string | null;
                            /** @description of a refusal, once */
                            appeal: {
                                text: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description for reviewers: who replies, whether it shows beside the verdict, and who decided */
                            review?: {
                                holder: {
                                    reports: number;
                                    /** @description of the newest 1,000, those that are Resolved */
                                    accepted: number;
                                    /** @description of the newest 1,000 */
                                    rejected: number;
                                    /** @description whether more than half of the last ten decided reports were rejected */
                                    mostlyRejected: boolean;
                                    /** Format: date-time */
                                    accountCreatedAt: string;
                                    phoneVerified: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    username: string;
                                } | null;
                                shows: boolean;
                                /** @description what a page or profile carries that its holder gives as evidence */
                                evidenceCode: string;
                                decidedBy: string | null;
                                /** @description false for an own reply, and for an appeal from an own refusal */
                                mayDecide: boolean;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/v1/replies/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reply's picture */
        get: {
            parameters: {
                query?: {
                    size?: "full" | "medium" | "thumb";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The picture */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                        "image/png": string;
                    };
                };
                /** @description No content */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        /** Add a picture to my reply that was sent without one, while it waits */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        picture: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @description null once all reports on it are gone */
                            target: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                                /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                same?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                                /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                linked?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                            } | null;
                            /** @description the target as the caller reads it */
                            shown: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                            since: string | null;
                            /** @description null once the account is deleted */
                            text: string | null;
                            /** @description address of the picture */
                            picture: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            state: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
                            /** @description how its holder can show that the target is theirs, the easiest first */
                            proofMethods: ("email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence")[];
                            /** @description that the target is the holder's, for 90 days */
                            proof: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
                                /** Format: date-time */
                                at: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description by when it is decided
                             */
                            due: string;
                            decidedAt: string | null;
                            /** @description why it was decided so */
                            reason: string | null;
                            /** @description what is published beside the verdict */
                            statement: string | null;
                            /** @description of a refusal, once */
                            appeal: {
                                text: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description for reviewers: who replies, whether it shows beside the verdict, and who decided */
                            review?: {
                                holder: {
                                    reports: number;
                                    /** @description of the newest 1,000, those that are Resolved */
                                    accepted: number;
                                    /** @description of the newest 1,000 */
                                    rejected: number;
                                    /** @description whether more than half of the last ten decided reports were rejected */
                                    mostlyRejected: boolean;
                                    /** Format: date-time */
                                    accountCreatedAt: string;
                                    phoneVerified: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    username: string;
                                } | null;
                                shows: boolean;
                                /** @description what a page or profile carries that its holder gives as evidence */
                                evidenceCode: string;
                                decidedBy: string | null;
                                /** @description false for an own reply, and for an appeal from an own refusal */
                                mayDecide: boolean;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replies/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask once to decide a refused reply again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @description null once all reports on it are gone */
                            target: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                                /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                same?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                                /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                linked?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                            } | null;
                            /** @description the target as the caller reads it */
                            shown: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                            since: string | null;
                            /** @description null once the account is deleted */
                            text: string | null;
                            /** @description address of the picture */
                            picture: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            state: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
                            /** @description how its holder can show that the target is theirs, the easiest first */
                            proofMethods: ("email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence")[];
                            /** @description that the target is the holder's, for 90 days */
                            proof: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
                                /** Format: date-time */
                                at: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description by when it is decided
                             */
                            due: string;
                            decidedAt: string | null;
                            /** @description why it was decided so */
                            reason: string | null;
                            /** @description what is published beside the verdict */
                            statement: string | null;
                            /** @description of a refusal, once */
                            appeal: {
                                text: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description for reviewers: who replies, whether it shows beside the verdict, and who decided */
                            review?: {
                                holder: {
                                    reports: number;
                                    /** @description of the newest 1,000, those that are Resolved */
                                    accepted: number;
                                    /** @description of the newest 1,000 */
                                    rejected: number;
                                    /** @description whether more than half of the last ten decided reports were rejected */
                                    mostlyRejected: boolean;
                                    /** Format: date-time */
                                    accountCreatedAt: string;
                                    phoneVerified: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    username: string;
                                } | null;
                                shows: boolean;
                                /** @description what a page or profile carries that its holder gives as evidence */
                                evidenceCode: string;
                                decidedBy: string | null;
                                /** @description false for an own reply, and for an appeal from an own refusal */
                                mayDecide: boolean;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replies/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to prove that a reply's target is its holder's
         * @description Sends a code, or says what to sign or to put on the site. What was asked before counts no more, but a site keeps its code.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
                            /** @description true when nothing is left to do */
                            proven: boolean;
                            /** @description where a code was sent */
                            sentTo?: string;
                            /** @description a DNS TXT record to add */
                            record?: {
                                name: string;
                                value: string;
                            };
                            /** @description a file to put on the site */
                            file?: {
                                url: string;
                                content: string;
                            };
                            /** @description words to sign with the wallet; of evidence, the code to show on the page or profile */
                            message?: string;
                            /** @description null for evidence, which a reviewer will look at */
                            expiresAt: string | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replies/{id}/proof/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check what was asked for: a code, a signature, the record or the file */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code?: string;
                        signature?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @description null once all reports on it are gone */
                            target: {
                                /** @description null when nobody has reported it */
                                id: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling; empty if `shown` is */
                                key: string;
                                /** @description as in private checks; `GET /v1/events` watches the target by it */
                                hash: string;
                                /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                shown: string;
                                /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                sharedHost: boolean;
                                /** @description whether its domain has letters of another alphabet, to look like another domain */
                                lookAlike: boolean;
                                /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                notes: {
                                    /** @enum {string} */
                                    kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                    text: string;
                                }[];
                                verdict: {
                                    /** @enum {string} */
                                    level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                    /** @description nobody reported it for 24 months */
                                    stale: boolean;
                                    heading: string;
                                    /** @description the arithmetic, as a sentence without a full stop */
                                    explanation: string;
                                    /** @description the same without rejected and closed reports, if anything is left without them */
                                    brief: string;
                                    /** @description who reported it, each once; feeds and rejected reports do not count */
                                    people: number;
                                    /** @description of these, with a verified phone number */
                                    verifiedPeople: number;
                                    /** @description of these, with accounts less than a day old when they first reported it */
                                    newPeople: number;
                                    /** @description feeds that list it */
                                    sources: number;
                                    reports: {
                                        pending: number;
                                        underReview: number;
                                        resolved: number;
                                        rejected: number;
                                        closed: number;
                                    };
                                    firstReportedAt: string | null;
                                    lastReportedAt: string | null;
                                    confirmedAt: string | null;
                                    /** @description when a reviewer last found no scam */
                                    clearedAt: string | null;
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                };
                                /** @description since when its holder, who proved that it is theirs, objects */
                                disputedSince: string | null;
                                /** @description by when reviewers decide about that */
                                decideBy: string | null;
                                /** @description what its holder says, as reviewers published it */
                                statement: {
                                    text: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description decided reports from before somebody else held it, which do not count in the rest */
                                formerHolder: {
                                    /** Format: date */
                                    until: string;
                                    reports: number;
                                    people: number;
                                } | null;
                                /** @description reported targets that are the same under another category: the number of an account, the page of a profile */
                                same?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                                /** @description targets that at least two people, or a confirmed report, name in reports on it */
                                linked?: {
                                    /** @description null when nobody has reported it */
                                    id: string | null;
                                    /**
                                     * @description a newer server may answer others
                                     * @enum {string}
                                     */
                                    category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                    /** @description the same for every spelling; empty if `shown` is */
                                    key: string;
                                    /** @description as in private checks; `GET /v1/events` watches the target by it */
                                    hash: string;
                                    /** @description as the caller reads it: administrators as it was typed first, others by its key, what nobody has reported as they typed it. Empty for a name or other free text that they neither typed nor reported, until a reviewer has resolved or closed a report on it that is not hidden */
                                    shown: string;
                                    /** @description whether it is a host where anyone can publish, which is not judged: ask for the page */
                                    sharedHost: boolean;
                                    /** @description whether its domain has letters of another alphabet, to look like another domain */
                                    lookAlike: boolean;
                                    /** @description sentences beside the verdict: of which bank an account is (`account`), what it is of the target that was asked about (`same`), that it is a brand's or institution's own (`own-address`) or imitates one (`imitation`), that another address on its site is confirmed (`other-address`), that the account was reported without its bank (`unknown-bank`), that a wallet has a wrong checksum (`mistyped`) */
                                    notes: {
                                        /** @enum {string} */
                                        kind: "account" | "same" | "own-address" | "imitation" | "other-address" | "unknown-bank" | "mistyped";
                                        text: string;
                                    }[];
                                    verdict: {
                                        /** @enum {string} */
                                        level: "confirmed" | "reported" | "not-confirmed" | "cleared" | "unknown";
                                        /** @description nobody reported it for 24 months */
                                        stale: boolean;
                                        heading: string;
                                        /** @description the arithmetic, as a sentence without a full stop */
                                        explanation: string;
                                        /** @description the same without rejected and closed reports, if anything is left without them */
                                        brief: string;
                                        /** @description who reported it, each once; feeds and rejected reports do not count */
                                        people: number;
                                        /** @description of these, with a verified phone number */
                                        verifiedPeople: number;
                                        /** @description of these, with accounts less than a day old when they first reported it */
                                        newPeople: number;
                                        /** @description feeds that list it */
                                        sources: number;
                                        reports: {
                                            pending: number;
                                            underReview: number;
                                            resolved: number;
                                            rejected: number;
                                            closed: number;
                                        };
                                        firstReportedAt: string | null;
                                        lastReportedAt: string | null;
                                        confirmedAt: string | null;
                                        /** @description when a reviewer last found no scam */
                                        clearedAt: string | null;
                                        /** @description since when its holder, who proved that it is theirs, objects */
                                        disputedSince: string | null;
                                        /** @description by when reviewers decide about that */
                                        decideBy: string | null;
                                        /** @description what its holder says, as reviewers published it */
                                        statement: {
                                            text: string;
                                            /** Format: date-time */
                                            at: string;
                                        } | null;
                                        /** @description decided reports from before somebody else held it, which do not count in the rest */
                                        formerHolder: {
                                            /** Format: date */
                                            until: string;
                                            reports: number;
                                            people: number;
                                        } | null;
                                    };
                                    /** @description since when its holder, who proved that it is theirs, objects */
                                    disputedSince: string | null;
                                    /** @description by when reviewers decide about that */
                                    decideBy: string | null;
                                    /** @description what its holder says, as reviewers published it */
                                    statement: {
                                        text: string;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    /** @description decided reports from before somebody else held it, which do not count in the rest */
                                    formerHolder: {
                                        /** Format: date */
                                        until: string;
                                        reports: number;
                                        people: number;
                                    } | null;
                                }[];
                            } | null;
                            /** @description the target as the caller reads it */
                            shown: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            ground: "not-me" | "new-holder" | "settled" | "mistaken" | "lawful-business" | "other";
                            since: string | null;
                            /** @description null once the account is deleted */
                            text: string | null;
                            /** @description address of the picture */
                            picture: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            state: "waiting" | "upheld" | "published" | "refused" | "withdrawn" | "appealed";
                            /** @description how its holder can show that the target is theirs, the easiest first */
                            proofMethods: ("email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence")[];
                            /** @description that the target is the holder's, for 90 days */
                            proof: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                method: "email" | "phone" | "website-dns" | "website-file" | "wallet" | "evidence";
                                /** Format: date-time */
                                at: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description by when it is decided
                             */
                            due: string;
                            decidedAt: string | null;
                            /** @description why it was decided so */
                            reason: string | null;
                            /** @description what is published beside the verdict */
                            statement: string | null;
                            /** @description of a refusal, once */
                            appeal: {
                                text: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description for reviewers: who replies, whether it shows beside the verdict, and who decided */
                            review?: {
                                holder: {
                                    reports: number;
                                    /** @description of the newest 1,000, those that are Resolved */
                                    accepted: number;
                                    /** @description of the newest 1,000 */
                                    rejected: number;
                                    /** @description whether more than half of the last ten decided reports were rejected */
                                    mostlyRejected: boolean;
                                    /** Format: date-time */
                                    accountCreatedAt: string;
                                    phoneVerified: boolean;
                                    /** Format: uuid */
                                    id: string;
                                    username: string;
                                } | null;
                                shows: boolean;
                                /** @description what a page or profile carries that its holder gives as evidence */
                                evidenceCode: string;
                                decidedBy: string | null;
                                /** @description false for an own reply, and for an appeal from an own refusal */
                                mayDecide: boolean;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I answered to the rejection of my report, or until when I can */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description until when the reporter can answer; null if they cannot */
                            until: string | null;
                            /** @description what they answered */
                            answer: {
                                /** Format: uuid */
                                id: string;
                                /** @description null for a suspension */
                                reportId: string | null;
                                /** @description null once the account is deleted */
                                userId: string | null;
                                username: string | null;
                                text: string | null;
                                /** @description address of the picture */
                                picture: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                state: "waiting" | "granted" | "refused";
                                /** Format: date-time */
                                createdAt: string;
                                /**
                                 * Format: date-time
                                 * @description by when it is decided
                                 */
                                due: string;
                                decidedAt: string | null;
                                /** @description why it was decided so */
                                reason: string | null;
                                /** @description for reviewers */
                                review?: {
                                    decidedBy: string | null;
                                    /** @description false for an own one, and for who rejected or suspended while there is another administrator */
                                    mayDecide: boolean;
                                };
                            } | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Answer the rejection of my report, once
         * @description Within 7 days. A report that was closed can be answered only if the holder of its target had asked for that.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        text: string;
                        /** Format: binary */
                        picture?: string;
                    };
                    "application/json": {
                        text: string;
                        /** Format: binary */
                        picture?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @description null for a suspension */
                            reportId: string | null;
                            /** @description null once the account is deleted */
                            userId: string | null;
                            username: string | null;
                            text: string | null;
                            /** @description address of the picture */
                            picture: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            state: "waiting" | "granted" | "refused";
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description by when it is decided
                             */
                            due: string;
                            decidedAt: string | null;
                            /** @description why it was decided so */
                            reason: string | null;
                            /** @description for reviewers */
                            review?: {
                                decidedBy: string | null;
                                /** @description false for an own one, and for who rejected or suspended while there is another administrator */
                                mayDecide: boolean;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-looks/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the link of a suspended person still works, which uses nothing up */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            username: string;
                            /**
                             * Format: date-time
                             * @description until when they can ask
                             */
                            until: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people ask to look at again, newest first */
        get: {
            parameters: {
                query?: {
                    state?: "waiting" | "granted" | "refused";
                    about?: "report" | "suspension";
                    targetId?: string;
                    userId?: string;
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** @description null for a suspension */
                                reportId: string | null;
                                /** @description null once the account is deleted */
                                userId: string | null;
                                username: string | null;
                                text: string | null;
                                /** @description address of the picture */
                                picture: string | null;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                state: "waiting" | "granted" | "refused";
                                /** Format: date-time */
                                createdAt: string;
                                /**
                                 * Format: date-time
                                 * @description by when it is decided
                                 */
                                due: string;
                                decidedAt: string | null;
                                /** @description why it was decided so */
                                reason: string | null;
                                /** @description for reviewers */
                                review?: {
                                    decidedBy: string | null;
                                    /** @description false for an own one, and for who rejected or suspended while there is another administrator */
                                    mayDecide: boolean;
                                };
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Ask for a second look at my suspension, with the emailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * Format: date-time
                             * @description by when we decide
                             */
                            due: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-looks/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The second look's picture */
        get: {
            parameters: {
                query?: {
                    size?: "full" | "medium" | "thumb";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The picture */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                        "image/png": string;
                    };
                };
                /** @description No content */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-looks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Look at a report again, end a suspension, or say that it stays so
         * @description A granted report is Pending again. Can be taken back for ten seconds, except that an account is active again. To activate one asks for the password again.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description `waiting` takes a decision back that nobody was told of yet, except that of an activated account
                         * @enum {string}
                         */
                        state: "waiting" | "granted" | "refused";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @description null for a suspension */
                            reportId: string | null;
                            /** @description null once the account is deleted */
                            userId: string | null;
                            username: string | null;
                            text: string | null;
                            /** @description address of the picture */
                            picture: string | null;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            state: "waiting" | "granted" | "refused";
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description by when it is decided
                             */
                            due: string;
                            decidedAt: string | null;
                            /** @description why it was decided so */
                            reason: string | null;
                            /** @description for reviewers */
                            review?: {
                                decidedBy: string | null;
                                /** @description false for an own one, and for who rejected or suspended while there is another administrator */
                                mayDecide: boolean;
                            };
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/v1/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Security-vulnerability posts */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                /** @description Markdown */
                                body: string;
                                /** @description with `size=thumb` in the query, a small one */
                                imageUrl: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Publish a post */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        title: string;
                        body: string;
                        /** Format: binary */
                        image?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            /** @description Markdown */
                            body: string;
                            /** @description with `size=thumb` in the query, a small one */
                            imageUrl: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            /** @description Markdown */
                            body: string;
                            /** @description with `size=thumb` in the query, a small one */
                            imageUrl: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a post and its picture */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change a post; fields left out stay as they are */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        title?: string;
                        body?: string;
                        /** Format: binary */
                        image?: string;
                        fromTitle?: string;
                        fromBody?: string;
                        /** @description the `imageUrl`; empty if there was none */
                        fromImage?: string;
                        /**
                         * @description `true` removes the picture
                         * @default false
                         * @enum {string}
                         */
                        removeImage?: "true" | "false";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            /** @description Markdown */
                            body: string;
                            /** @description with `size=thumb` in the query, a small one */
                            imageUrl: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/v1/posts/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The post's picture */
        get: {
            parameters: {
                query?: {
                    size?: "full" | "medium" | "thumb";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The picture */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                        "image/png": string;
                    };
                };
                /** @description No content */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My notifications, newest first */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                type: "account" | "verification" | "report" | "successful submission" | "status update" | "scam alert";
                                title: string;
                                content: string;
                                read: boolean;
                                /** @description the report it is about, while that exists */
                                reportId: string | null;
                                /** @description the own answer to reports that it is about */
                                replyId: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                            unread: number;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a notification as read */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        read: true;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            type: "account" | "verification" | "report" | "successful submission" | "status update" | "scam alert";
                            title: string;
                            content: string;
                            read: boolean;
                            /** @description the report it is about, while that exists */
                            reportId: string | null;
                            /** @description the own answer to reports that it is about */
                            replyId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/v1/me/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all my notifications as read */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The targets that I will be told about
         * @description What the caller searched for or reported in the last 90 days, the newest first; of one target with `category` and `key`, or with `targetId`.
         */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    category?: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                    /** @description with `category` */
                    key?: string;
                    targetId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /**
                                 * @description a newer server may answer others
                                 * @enum {string}
                                 */
                                category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                                /** @description the same for every spelling */
                                key: string;
                                /** @description the key as people read it */
                                shown: string;
                                /** @description whether it is confirmed as a scam now */
                                confirmed: boolean;
                                /** @description when the person was told that it is confirmed; null also after being told that this ended */
                                toldAt: string | null;
                                /**
                                 * Format: date-time
                                 * @description when this ends, without another search or report
                                 */
                                until: string;
                                /** @description whether the person wants no alerts about it */
                                stopped: boolean;
                            }[];
                            nextCursor: string | null;
                            total: number | null;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        /** Stop or resume alerts about a target */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description a newer server may answer others
                         * @enum {string}
                         */
                        category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                        key: string;
                        stopped: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description a newer server may answer others
                             * @enum {string}
                             */
                            category: "phone-number" | "email" | "website" | "crypto-wallet" | "bank" | "social-media";
                            /** @description the same for every spelling */
                            key: string;
                            /** @description the key as people read it */
                            shown: string;
                            /** @description whether it is confirmed as a scam now */
                            confirmed: boolean;
                            /** @description when the person was told that it is confirmed; null also after being told that this ended */
                            toldAt: string | null;
                            /**
                             * Format: date-time
                             * @description when this ends, without another search or report
                             */
                            until: string;
                            /** @description whether the person wants no alerts about it */
                            stopped: boolean;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/status-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stop or resume emails about the status of my reports */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        statusMails: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description whether status changes of their reports are also emailed */
                            statusMails: boolean;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/status-mails/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop these emails with one click in an email program (RFC 8058) */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description whether status changes of their reports are also emailed */
                            statusMails: boolean;
                        };
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events: what changed for me
         * @description A text/event-stream: what concerns the account, and changes of the reports that it watches. The data of each event is JSON with the id of the row, if there is only one.
         */
        get: {
            parameters: {
                query: {
                    /** @description several times: `report:<id>`, `target:<hash>`, or `reports` for every report */
                    watch: string[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The stream, which stays open */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/server/get-ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wake-up call */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No content */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/app-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a client needs to know before sign-in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description the product and company name */
                            name: string;
                            supportEmail: string;
                            /** @description whether new accounts can be created, by email or with Google */
                            signUp: boolean;
                            /** @description email domains that may sign up; * allows all, an empty list none */
                            emailProviders: string[];
                            /** @description whether forms must include a solved robot check */
                            robotCheck: boolean;
                            /** @description whether Google sign-in is set up */
                            google: boolean;
                            /** @description within how many days answers to reports are decided */
                            replyDays: number;
                            /** @description inactivity after which a session ends, in milliseconds */
                            sessionTimeout: number;
                        };
                    };
                };
                /** @description No content */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Problem Details (RFC 9457) */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @description a sentence for people */
                            detail: string;
                            /** @description stable, such as auth/invalid-credential */
                            code: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                            /** @description how many bits a private check sends now */
                            bits?: number;
                            requestId: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
