import frequent from './frequentPasswords.json' with { type: 'json' };

/** Common passwords of six or more characters that the frequent ones of the world lack, Chinese ones above all. Lower case. */
const list = `
000000 0000000 00000000 000000000 0000000000 012345 01234567 0123456789 101010 10101010 110110 111111 1111111
11111111 111111111 1111111111 112211 112233 11223344 1122334455 121212 12121212 123123 123123123 123321
1233211234567 12341234 12344321 123456 1234567 12345678 123456789 1234567890 12345678910 123456789a 12345678a
123456a 123456aa 123456abc 123456q 123456qq 123456w 1234abcd 1234qwer 123654 123698745 123789 123abc 123asd
123qwe 123qwe123 123qweasd 131313 131421 135246 135790 147258 14725836 147258369 147852 147852369 159357
159753 159951 168168 198888 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 200000
20080808 201314 211314 222222 22222222 246810 252525 258258 258369 3.1415926 314159 31415926 321321 321654
333333 33333333 3344520 444444 456123 456456 456789 5201314 52013140 520131400 5201314a 520520 5205201314
520520520 543210 555555 55555555 654123 654321 6543210 666666 6666666 66666666 66668888 666888 741852
741852963 753951 7758258 7758521 77585210 777777 7777777 77777777 789456 789456123 789789 80808080 85208520
852456 87654321 88488848 886688 888888 8888888 88888888 888888888 963852 963852741 987654 98765432 987654321
9876543210 999999 99999999 a000000 a111111 a11111111 a112233 a123123 a123123123 a12345 a123456 a1234567
a12345678 a123456789 a1234567890 a123456a a1314520 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 a321321 a5201314 a520520
a654321 a666666 a7758521 a888888 a987654321 aa111111 aa112233 aa123123 aa12345 aa123456 aa1234567 aa12345678
aa123456789 aa5201314 aaa111 aaa123 aaa123456 aaaa1111 aaaaaa aaaaaa1 aaaaaaa aaaaaaaa abc123 abc1234 abc12345
abc123456 abc123456789 abcabc abcabc123 abcd123 abcd1234 abcd12345 abcd123456 abcde123 abcdef abcdef123
abcdefg abcdefg123 abcdefgh access admin! admin1 admin12 admin123 admin1234 admin12345 admin123456 admin2020
admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 admin666 admin888 admin@123 admin@123456
adminadmin administrator as123456 asd123 asd123456 asd123asd asdasd asdasd123 asdf123 asdf1234 asdfasdf asdfgh
asdfghj asdfghjk asdfghjkl asdfjkl baobao baobao123 baobei baobei520 baseball batman beijing beijing2008
bugaosuni buzhidao caonima caonima123 caonimabi changeme chen123456 chenchen chenwei china123 computer dandan
daniel default default1 dragon fangfang feifei ferrari football forever freedom fuckyou fuckyou123 gongsi123
guest123 haha123 hahaha hahahaha hello1 hello123 helloworld huang123456 huanghuang huawei huawei123 hunter2
iloveu iloveyou iloveyou1 iloveyou1314 iloveyou520 imissyou internet jennifer jessica jiajia jiaojiao jiayou
jiayou123 jordan23 kangkang killer laopo520 laopowoaini letmein letmein1 li123456 lijian lilili ling123
liu123456 liuliu liwei123 longlong love123 love1314 love520 lovelove loveme loveyou maomao master meimei
meiyou michael mima123 mima123456 mimamima mingming monkey mustang newpass nicaicai nihao123 nihaoma nimabi
ningning nopassword ohmygod orange p@ssw0rd p@ssw0rd123 p@ssword pa$$word pa55word pass123 pass1234 pass@123
pass@word1 passw0rd passw0rd1 password password1 password12 password123 password1234 password@123 passwort
pokemon princess q111111 q112233 q123123 q12345 q123456 q1234567 q12345678 q123456789 q1234qwer q1q1q1 q1w2e3
q1w2e3r4 q1w2e3r4t5 q5201314 qaz123 qaz123456 qazqaz qazwsx qazwsx123 qazwsxedc qazxsw qianqian qq123123
qq123456 qq1234567 qq12345678 qq123456789 qq5201314 qqq111 qqq123 qqqqqq qqqqqqqq qwe123 qwe123456 qweasd
qweasd123 qweasdzxc qweqwe qweqwe123 qwer123 qwer1234 qwer123456 qwerasdf qwert123 qwert12345 qwerty qwerty1
qwerty12 qwerty123 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio qwertyuiop root123 root1234 root123456
rootroot secret123 shadow shanghai shanghai123 shenzhen shuaige starwars summer sun123456 sunshine superman
system taobao123 temp123 temp1234 test123 test1234 test123456 testtest tiankong tiantian tingting tomcat
toor123 trustno1 user123 user1234 user123456 userpassword w123456 w1234567 w123456789 wang123 wang1234
wang123456 wangjian wanglei wangpeng wangwang wangyang weiwei welcome welcome1 welcome123 whatever windows
wo123456 woaini woaini123 woaini123456 woaini1314 woaini1314520 woaini520 woaini5201314 woaini521 woaiwo
woaiwojia woaiziji wocaonima wodemima wodemingzi wohenni wolaopo woshinidie woshishui woshizhu wozhiaini
wuyanzu ww123456 www123 www123123 www123456 x123456 x1234567 xiaobao xiaofeng xiaolong xiaoming xiaoxiao
xiaoyu xingxing xu123456 xuexi123 yangguang yangyang yingying youyou yuanyuan yy123456 z123456 z1234567
z123456789 zaq12wsx zaq1xsw2 zaq1zaq1 zhang123 zhang123456 zhanghao zhangjie zhanglei zhangwei zhangyang
zhao123456 zhendeaini zhenzhen zhimakaimen zhongguo zhongguo123 zhou123456 zj123456 zxc123 zxc123456 zxcasdqwe
zxcv1234 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zxczxc zz123456 zzz123 zzzzzz
`;

/** Passwords that are guessed first, lower case: about 10,000 of the world, with those of China. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `${frequent.words} ${list}`.split(/\s/).filter((word) => word !== ''),
);
