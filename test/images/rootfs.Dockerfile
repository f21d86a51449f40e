FROM scratch
ADD rootfs.tar /
